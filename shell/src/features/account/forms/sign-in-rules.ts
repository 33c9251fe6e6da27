import { loginFormSchema, readForm, resetPasswordFormSchema } from '@posy/shared-contracts/forms';

/** The values of the sign-up and log-in form. */
export interface SignInInput {
  name: string;
  email: string;
  password: string;
}
export type SignInMode = 'signup' | 'login';

/** Message ids for the contract's faults. */
const words = {
  'form.email-required': 'shell.form.email-required',
  'form.email-invalid': 'shell.form.email-invalid',
  'form.password-required': 'shell.form.password-required',
  'form.password-too-short': 'shell.form.password-too-short',
  'form.password-common': 'shell.form.password-common',
} as const;
export type FieldFault =
  | (typeof words)[keyof typeof words]
  | 'shell.form.name-required'
  | 'shell.form.password-incomplete';
export type SignInFaults = Partial<Record<keyof SignInInput, FieldFault>>;

const wordsFor = (id: string | undefined): FieldFault | undefined =>
  id !== undefined && id in words ? words[id as keyof typeof words] : undefined;

const given = (faults: SignInFaults): SignInFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));

/** Returns the message ids of the faults, by field; empty when the form can be sent. Source: S5-login, D-password. */
export const signInFaults = (
  form: SignInInput,
  mode: SignInMode,
  isCommon: (password: string) => boolean,
): SignInFaults => {
  const read = readForm(loginFormSchema(mode === 'signup' ? isCommon : () => false), form);
  const { email, password } = read.ok ? {} : read.faults;
  const isShort = password === 'form.password-too-short';
  return given({
    name: mode === 'signup' && form.name.trim() === '' ? 'shell.form.name-required' : undefined,
    email: wordsFor(email),
    password: mode === 'login' && isShort ? 'shell.form.password-incomplete' : wordsFor(password),
  });
};

/** Returns the fault of an e-mail address in the form of a reset or a change. Source: S5-reset, S5-change-email. */
export const emailFault = (email: string, form = resetPasswordFormSchema): FieldFault | undefined => {
  const read = readForm(form, { email });
  return read.ok ? undefined : wordsFor(read.faults.email);
};

/** Returns the fault of a new password. Source: D-password. */
export const newPasswordFault = (password: string, isCommon: (password: string) => boolean): FieldFault | undefined => {
  const read = readForm(loginFormSchema(isCommon).entries.password, password);
  return read.ok ? undefined : wordsFor(read.faults['']);
};
