import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that are refused: the 10,000 commonest. Source: D-password-02. */
const commonest = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, commonest).map(String));

/** Whether the password, in lower case, is among the commonest. */
export const isCommonPassword = (password: string): boolean => common.has(password);
