import { minimumPasswordLength } from '@posy/shared-contracts/rules';
import * as v from 'valibot';

/** What somebody types to sign up or to log in. */
export interface AccountForm {
  name: string;
  email: string;
  password: string;
}
export type AccountMode = 'signup' | 'login';
export type AccountFault =
  | 'shell.auth.nameMissing'
  | 'shell.auth.emailMissing'
  | 'shell.auth.emailInvalid'
  | 'shell.auth.passwordMissing'
  | 'shell.auth.passwordShort'
  | 'shell.auth.passwordCommon';
export type AccountFaults = Partial<Record<keyof AccountForm, AccountFault>>;

const emailFault = (email: string): AccountFault | undefined => {
  if (email.trim() === '') return 'shell.auth.emailMissing';
  return v.is(v.pipe(v.string(), v.trim(), v.email()), email) ? undefined : 'shell.auth.emailInvalid';
};

const passwordFault = (
  password: string,
  mode: AccountMode,
  isCommon: (password: string) => boolean,
): AccountFault | undefined => {
  if (password === '') return 'shell.auth.passwordMissing';
  if (mode === 'login') return undefined;
  if (password.length < minimumPasswordLength) return 'shell.auth.passwordShort';
  return isCommon(password.toLowerCase()) ? 'shell.auth.passwordCommon' : undefined;
};

/** Message ids of what is wrong, by field; empty when the form may be sent. Source: section 5, "Login details"; D-password. */
export const accountFaults = (
  { name, email, password }: AccountForm,
  mode: AccountMode,
  isCommon: (password: string) => boolean,
): AccountFaults => {
  const faults: AccountFaults = {
    name: mode === 'signup' && name.trim() === '' ? 'shell.auth.nameMissing' : undefined,
    email: emailFault(email),
    password: passwordFault(password, mode, isCommon),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};
