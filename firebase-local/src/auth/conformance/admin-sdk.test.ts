import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { codeAt, stepOf } from '../second-factors/totp';
import { type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
let app: App;
let admin: Auth;

beforeEach(async () => {
  server = await startAuthServer({ testMode: true });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(server.origin).host;
  app = initializeApp({ projectId: 'demo-test' });
  admin = getAuth(app);
});

afterEach(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await deleteApp(app);
  await server.stop();
});

describe('firebase-admin', () => {
  test('creates, finds, changes, lists and deletes users', async () => {
    const made = await admin.createUser({ uid: 'u1', email: 'A@b.c', password: 'correct horse', displayName: 'Ann' });
    expect(made).toMatchObject({ uid: 'u1', email: 'a@b.c', displayName: 'Ann', disabled: false });
    expect((await admin.getUserByEmail('a@b.c')).uid).toBe('u1');
    const changed = await admin.updateUser('u1', {
      displayName: null,
      emailVerified: true,
      phoneNumber: '+4915112345',
    });
    expect(changed).toMatchObject({ emailVerified: true, phoneNumber: '+4915112345' });
    expect(changed.displayName).toBeUndefined();
    await admin.createUser({ uid: 'u2' });
    expect((await admin.listUsers(1)).users.map(({ uid }) => uid)).toEqual(['u1']);
    const { pageToken } = await admin.listUsers(1);
    expect((await admin.listUsers(1, pageToken)).users.map(({ uid }) => uid)).toEqual(['u2']);
    const found = await admin.getUsers([{ uid: 'u2' }, { email: 'a@b.c' }, { uid: 'nobody' }]);
    expect(found.users).toHaveLength(2);
    expect(found.notFound).toEqual([{ uid: 'nobody' }]);
    await admin.deleteUser('u1');
    await expect(admin.getUser('u1')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await admin.deleteUsers(['u2', 'nobody'])).toMatchObject({ successCount: 2 });
  });

  test('meets a taken address and a taken id with their errors', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c' });
    await expect(admin.createUser({ email: 'a@b.c' })).rejects.toMatchObject({ code: 'auth/email-already-exists' });
    await expect(admin.createUser({ uid: 'u1' })).rejects.toMatchObject({ code: 'auth/uid-already-exists' });
  });

  test('sets claims that the next token carries', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c', password: 'correct horse' });
    await admin.setCustomUserClaims('u1', { supplier: true });
    const { body } = await server.call('accounts:signInWithPassword', { email: 'a@b.c', password: 'correct horse' });
    expect((await server.auth.verifyIdToken(String(body['idToken']))).token).toMatchObject({ supplier: true });
    expect((await admin.getUser('u1')).customClaims).toEqual({ supplier: true });
  });

  test('disables a user, whose tokens stop at once', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c', password: 'correct horse' });
    const { body } = await server.call('accounts:signInWithPassword', { email: 'a@b.c', password: 'correct horse' });
    await admin.updateUser('u1', { disabled: true });
    await expect(server.auth.verifyIdToken(String(body['idToken']))).rejects.toThrow('USER_DISABLED');
    expect(errorOf(await server.refresh(body['refreshToken']))).toBe('TOKEN_EXPIRED');
  });

  test('sees second factors, and removes them for somebody who lost their authenticator', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c', emailVerified: true, password: 'correct horse' });
    const signIn = () => server.call('accounts:signInWithPassword', { email: 'a@b.c', password: 'correct horse' });
    const { idToken } = (await signIn()).body;
    const started = await server.call('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    const { sharedSecretKey, sessionInfo } = started.body['totpSessionInfo'] as Record<string, string>;
    const verificationCode = codeAt(sharedSecretKey ?? '', stepOf(Date.now()));
    await server.call('v2/accounts/mfaEnrollment:finalize', {
      idToken,
      displayName: 'Phone',
      totpVerificationInfo: { sessionInfo, verificationCode },
    });
    expect((await admin.getUser('u1')).multiFactor?.enrolledFactors).toMatchObject([
      { factorId: 'totp', displayName: 'Phone' },
    ]);
    expect((await signIn()).body).not.toHaveProperty('idToken');
    const { multiFactor } = await admin.updateUser('u1', { multiFactor: { enrolledFactors: null } });
    expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect((await signIn()).body).toHaveProperty('idToken');
  });

  test('revokes refresh tokens', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c', password: 'correct horse' });
    const { body } = await server.call('accounts:signInWithPassword', { email: 'a@b.c', password: 'correct horse' });
    await admin.revokeRefreshTokens('u1');
    expect(errorOf(await server.refresh(body['refreshToken']))).toBe('TOKEN_EXPIRED');
  });

  test('makes links for the mails it sends itself', async () => {
    await admin.createUser({ uid: 'u1', email: 'a@b.c' });
    for (const link of [
      await admin.generatePasswordResetLink('a@b.c'),
      await admin.generateEmailVerificationLink('a@b.c'),
      await admin.generateVerifyAndChangeEmailLink('a@b.c', 'new@b.c'),
    ])
      expect(new URL(link).searchParams.get('oobCode')).toHaveLength(43);
  });
});
