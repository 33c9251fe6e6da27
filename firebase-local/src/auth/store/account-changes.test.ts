import { codeAt, stepOf } from '../second-factors/totp';
import { type AuthServer, startAuthServer } from '../testing/auth-server';
import { type AccountChange } from './account-changes';

let server: AuthServer;
let reported: AccountChange[] = [];
beforeEach(async () => {
  reported = [];
  server = await startAuthServer({ reportChange: async (change) => void reported.push(change) });
});
afterEach(() => server.stop());

const credentials = { email: 'a@b.c', password: 'correct horse' };
const base = { uid: 'u1', email: 'a@b.c', emailVerified: true };
const signedIn = async (): Promise<string> => {
  await server.admin('/accounts', { localId: 'u1', emailVerified: true, ...credentials });
  return String((await server.call('accounts:signInWithPassword', credentials)).body['idToken']);
};

test('tells of a new password, by the page, by a mailed link and by the backend [R1-16]', async () => {
  const idToken = await signedIn();
  expect(reported).toEqual([]);
  await server.call('accounts:update', { idToken, password: 'better horse', returnSecureToken: true });
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'a@b.c' });
  const { code: oobCode } = server.mails.at(-1) ?? { code: '' };
  server.advance(1000);
  await server.call('accounts:resetPassword', { oobCode, newPassword: 'third horse' });
  server.advance(1000);
  await server.admin('/accounts:update', { localId: 'u1', password: 'fourth horse' });
  expect(reported).toEqual([1, 2, 3].map(() => ({ ...base, kind: 'password-changed' })));
});

test('tells of ways in that come and go, at the address before the change [R1-16]', async () => {
  await signedIn();
  await server.admin('/accounts:update', {
    localId: 'u1',
    email: 'new@b.c',
    linkProviderUserInfo: { providerId: 'google.com', rawId: 'g1' },
  });
  await server.admin('/accounts:update', { localId: 'u1', deleteProvider: ['google.com', 'password'] });
  expect(reported).toEqual([
    { ...base, kind: 'provider-added', providerId: 'google.com' },
    { ...base, emailVerified: false, email: 'new@b.c', kind: 'provider-removed', providerId: 'password' },
    { ...base, emailVerified: false, email: 'new@b.c', kind: 'provider-removed', providerId: 'google.com' },
  ]);
});

test('tells of a second factor that is set up and removed, by its person or the backend [R1-16]', async () => {
  const idToken = await signedIn();
  const enroll = async (token: string): Promise<string> => {
    const { body } = await server.call('v2/accounts/mfaEnrollment:start', { idToken: token, totpEnrollmentInfo: {} });
    const { sharedSecretKey, sessionInfo } = body['totpSessionInfo'] as {
      sharedSecretKey: string;
      sessionInfo: string;
    };
    const verificationCode = codeAt(sharedSecretKey, stepOf(Date.now()));
    const totpVerificationInfo = { sessionInfo, verificationCode };
    const done = await server.call('v2/accounts/mfaEnrollment:finalize', { idToken: token, totpVerificationInfo });
    return String(done.body['idToken']);
  };
  await enroll(idToken);
  await server.admin('/accounts:update', { localId: 'u1', mfa: {} });
  expect(reported).toEqual([
    { ...base, kind: 'second-factor-added' },
    { ...base, kind: 'second-factor-removed' },
  ]);
});

test('says nothing of what is no way in, of a refused change, and of a new account [R1-16]', async () => {
  const idToken = await signedIn();
  await server.call('accounts:update', { idToken, displayName: 'Ana' });
  await server.call('accounts:update', { idToken, password: 'no' });
  await server.call('accounts:signUp', { email: 'new@b.c', password: 'correct horse' });
  await server.call('accounts:signInWithPassword', credentials);
  expect(reported).toEqual([]);
});

test('changes the account although nobody can be notified [R1-16]', async () => {
  const idToken = await signedIn();
  const log: string[] = [];
  await server.restart({
    reportChange: () => {
      throw new Error('no mail');
    },
    log: ({ message }) => void log.push(message),
  });
  const { status } = await server.call('accounts:update', { idToken, password: 'better horse' });
  expect([status, log]).toEqual([200, ['Nobody was notified of a changed account']]);
});
