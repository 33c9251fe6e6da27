import { authActionModes, paths } from '@posy/shared-contracts';
import { accountViewOf } from './account-view';

const viewOf = (path: string) => accountViewOf(new URL(path, 'https://origin.invalid').search);

test('tells sign-up, log-in, the reset mail and codes apart [S2-route-01] [S2-route-02] [S2-query-11]', () => {
  expect(viewOf(paths.signup('uk'))).toEqual({ kind: 'signup' });
  expect(viewOf(paths.signup('de', { mode: 'login', next: '/de/home' }))).toEqual({ kind: 'login' });
  expect(viewOf(paths.signup('uk', { mode: 'login', resetemail: '' }))).toEqual({ kind: 'reset', email: '' });
  expect(viewOf('/uk/signup?resetemail=a%40example.com')).toEqual({ kind: 'reset', email: 'a@example.com' });
});

test.each(authActionModes)('redeems the code of a %s link', (mode) => {
  const path = paths.authAction('uk', { mode, oobCode: 'c1', resetemail: 'a@example.com' });
  expect(viewOf(path)).toEqual({ kind: 'code', mode, code: 'c1', email: 'a@example.com' });
});

test('takes an unknown mode, or one without a code, for sign-up', () => {
  expect(viewOf('/uk/signup?mode=signIn&oobCode=c1')).toEqual({ kind: 'signup' });
  expect(viewOf('/uk/signup?mode=resetPassword')).toEqual({ kind: 'signup' });
});
