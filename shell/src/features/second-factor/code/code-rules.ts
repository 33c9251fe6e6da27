/** Number of digits of an authenticator app's code. */
export const codeLength = 6;

/** Maximum length of the field: with gaps, as some apps show the code. */
export const mostTyped = 2 * codeLength;

/** Returns the digits of a typed or pasted text: apps show "123 456". */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export const isWhole = (typed: string): boolean => digitsOf(typed).length === codeLength;

/** Groups a secret by four characters to read and type it more easily; apps accept it with and without the gaps. */
export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
