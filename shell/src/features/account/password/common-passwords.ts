import commonest from '#content/common-passwords.json';

const common: ReadonlySet<string> = new Set(commonest);

/**
 * Whether the password, in lower case, is among the 10,000 commonest. The list holds only those that are long enough
 * to be tried; a test holds it against the package that it is made from. Source: D-password-02.
 */
export const isCommonPassword = (password: string): boolean => common.has(password);
