/** How many digits an authenticator app shows. */
export const codeLength = 6;

/** What a field of a code takes: with gaps, as some apps show it. */
export const mostTyped = 2 * codeLength;

/** The digits of what somebody typed or pasted: apps show "123 456". */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export const isWhole = (typed: string): boolean => digitsOf(typed).length === codeLength;

/** A secret in groups of four, easier to read and to type; apps take it with and without the gaps. */
export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
