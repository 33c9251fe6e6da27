import { accountFaults } from './account-form';

const isCommon = (password: string): boolean => password === 'password1';
const form = { name: 'Maya', email: 'maya@example.com', password: 'sweetpea and sage' };

it('asks for a name, an e-mail and a password [S5-login-01] [S5-login-03]', () => {
  expect(accountFaults({ name: ' ', email: '', password: '' }, 'signup', isCommon)).toEqual({
    name: 'shell.auth.nameMissing',
    email: 'shell.auth.emailMissing',
    password: 'shell.auth.passwordMissing',
  });
});

it('needs a valid e-mail [S5-login-02]', () => {
  expect(accountFaults({ ...form, email: 'maya@example' }, 'login', isCommon)).toEqual({
    email: 'shell.auth.emailInvalid',
  });
});

it('needs 8 characters that are not among the commonest [D-password-01] [D-password-02]', () => {
  expect(accountFaults({ ...form, password: 'seven77' }, 'signup', isCommon).password).toBe('shell.auth.passwordShort');
  expect(accountFaults({ ...form, password: 'PASSWORD1' }, 'signup', isCommon).password).toBe(
    'shell.auth.passwordCommon',
  );
  expect(accountFaults(form, 'signup', isCommon)).toEqual({});
});

it('lets an older, weaker password log in', () => {
  expect(accountFaults({ ...form, password: 'old' }, 'login', isCommon)).toEqual({});
});
