import commonest from '#content/common-passwords.json';

const common: ReadonlySet<string> = new Set(commonest);

/**
 * Returns true when the password, in lower case, is among the 10,000 commonest. The list only has those that are long
 * enough to be accepted; a test compares it with the package it is made from. Source: D-password-02.
 */
export const isCommonPassword = (password: string): boolean => common.has(password);
