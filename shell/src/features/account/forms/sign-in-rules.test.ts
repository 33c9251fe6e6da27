import fc from 'fast-check';
import { emailFault, newPasswordFault, signInFaults } from './sign-in-rules';

const isCommon = (password: string): boolean => password === 'password1';
const form = { name: 'Maya', email: 'maya@example.com', password: 'sweetpea and sage' };

test('asks for a name, an e-mail and a password [S5-login-01] [S5-login-03]', () => {
  expect(signInFaults({ name: ' ', email: ' ', password: '' }, 'signup', isCommon)).toEqual({
    name: 'shell.form.name-required',
    email: 'shell.form.email-required',
    password: 'shell.form.password-required',
  });
  expect(signInFaults({ name: '', email: '', password: '' }, 'login', isCommon)).toEqual({
    email: 'shell.form.email-required',
    password: 'shell.form.password-required',
  });
});

test('needs a valid e-mail [S5-login-02]', () => {
  expect(signInFaults({ ...form, email: 'maya@example' }, 'login', isCommon)).toEqual({
    email: 'shell.form.email-invalid',
  });
});

test('needs 8 characters that are not among the commonest [S5-login-04] [D-password-01] [D-password-02]', () => {
  const faultOf = (password: string) => signInFaults({ ...form, password }, 'signup', isCommon).password;
  expect(faultOf('seven77')).toBe('shell.form.password-too-short');
  expect(faultOf('PASSWORD1')).toBe('shell.form.password-common');
  expect(faultOf(form.password)).toBeUndefined();
});

test('asks at log-in whether a part of a short password is missing, and leaves the commonest to the server [S5-login-04]', () => {
  expect(signInFaults({ ...form, password: 'seven77' }, 'login', isCommon)).toEqual({
    password: 'shell.form.password-incomplete',
  });
  expect(signInFaults({ ...form, password: 'password1' }, 'login', isCommon)).toEqual({});
});

test('takes a new password by the rule of sign-up', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      expect(newPasswordFault(password, isCommon)).toBe(
        signInFaults({ ...form, password }, 'signup', isCommon).password,
      );
    }),
  );
});

test('needs an e-mail for a reset, and a valid one [S5-reset-01] [S5-reset-02]', () => {
  expect(emailFault(' ')).toBe('shell.form.email-required');
  expect(emailFault('maya@')).toBe('shell.form.email-invalid');
  expect(emailFault(' maya@example.com ')).toBeUndefined();
});
