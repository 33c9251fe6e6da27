import { passwordFault } from '@posy/shared-contracts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of the most common passwords that are refused. Source: D-password. */
const refused = 10_000;

const common = new Set(
  dictionary['passwords-common'].slice(0, refused).map((password) => String(password).toLowerCase()),
);

const reasons = {
  'too-short': 'Password should be at least 8 characters',
  common: 'Password is one of the commonest',
};

/** Returns why an account may not have a password; null when it may. */
export const passwordPolicy = (password: string): string | null => {
  const fault = passwordFault(password, (text) => common.has(text));
  return fault === null ? null : reasons[fault];
};
