import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth as ClientAuth,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getIdTokenResult,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { type AuthServer, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
let app: FirebaseApp;
let auth: ClientAuth;

const newApp = (): void => {
  app = initializeApp({ apiKey: 'k', projectId: 'demo-test', authDomain: 'localhost' });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
};

beforeEach(async () => {
  server = await startAuthServer({ anonymousSignUp: true });
  newApp();
});

afterEach(async () => {
  await deleteApp(app);
  await server.stop();
});

const lastCode = (): string => server.mails.at(-1)?.code ?? '';

describe('the firebase SDK', () => {
  test('signs up, out and in again, and gets a token that verifies', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'Ann@Example.com', 'correct horse');
    expect(user).toMatchObject({ email: 'ann@example.com', emailVerified: false, isAnonymous: false });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, 'ann@example.com', 'correct horse');
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.metadata.creationTime).toBeDefined();
    const verified = await server.auth.verifyIdToken(await again.user.getIdToken());
    expect(verified).toMatchObject({
      uid: user.uid,
      token: {
        email: 'ann@example.com',
        email_verified: false,
        aud: 'demo-test',
        firebase: { sign_in_provider: 'password', identities: { email: ['ann@example.com'] } },
      },
    });
  });

  test('gives a new token on a forced refresh, with the same sign-in time and the new profile', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await updateProfile(user, { displayName: 'Ann', photoURL: 'https://x.test/a.png' });
    const before = await getIdTokenResult(user);
    const { claims, signInProvider } = await getIdTokenResult(user, true);
    expect(claims).toMatchObject({ name: 'Ann', picture: 'https://x.test/a.png', auth_time: before.claims.auth_time });
    expect(signInProvider).toBe('password');
    await updateProfile(user, { displayName: '' });
    expect(auth.currentUser?.displayName).toBeNull();
  });

  test('upgrades an anonymous account without changing its id', async () => {
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    const linked = await linkWithCredential(user, EmailAuthProvider.credential('a@b.c', 'correct horse'));
    expect(linked.user).toMatchObject({ uid: user.uid, isAnonymous: false, email: 'a@b.c' });
    expect((await getIdTokenResult(linked.user)).signInProvider).toBe('password');
    await unlink(linked.user, 'password');
    expect(linked.user.providerData).toEqual([]);
  });

  test('resets a password by mail, once, and ends the other sessions', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await sendPasswordResetEmail(auth, 'a@b.c', { url: 'http://localhost/back' });
    expect(server.mails).toEqual([
      expect.objectContaining({
        requestType: 'PASSWORD_RESET',
        email: 'a@b.c',
        link: { mode: 'resetPassword', oobCode: lastCode(), apiKey: 'k', continueUrl: 'http://localhost/back' },
      }),
    ]);
    expect(await verifyPasswordResetCode(auth, lastCode())).toBe('a@b.c');
    server.advance(2000);
    await confirmPasswordReset(auth, lastCode(), 'battery staple');
    await expect(confirmPasswordReset(auth, lastCode(), 'battery staple 2')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(auth, 'a@b.c', 'correct horse')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect((await signInWithEmailAndPassword(auth, 'a@b.c', 'battery staple')).user.emailVerified).toBe(true);
  });

  test('verifies an address by code', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await sendEmailVerification(user);
    expect(await checkActionCode(auth, lastCode())).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email: 'a@b.c' },
    });
    await applyActionCode(auth, lastCode());
    await reload(user);
    expect(user.emailVerified).toBe(true);
  });

  test('changes an address only after its new owner followed the code', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await verifyBeforeUpdateEmail(user, 'new@b.c');
    expect(server.mails.at(-1)).toMatchObject({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@b.c' });
    expect(await checkActionCode(auth, lastCode())).toMatchObject({
      data: { email: 'new@b.c', previousEmail: 'a@b.c' },
    });
    server.advance(2000);
    await applyActionCode(auth, lastCode());
    expect(server.mails.at(-1)).toMatchObject({ requestType: 'RECOVER_EMAIL', email: 'a@b.c', newEmail: 'new@b.c' });
    const again = await signInWithEmailAndPassword(auth, 'new@b.c', 'correct horse');
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  test('changes an address at once and lets the old address take it back', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await updateEmail(user, 'thief@b.c');
    expect(user.email).toBe('thief@b.c');
    expect(server.mails.at(-1)).toMatchObject({
      requestType: 'RECOVER_EMAIL',
      email: 'a@b.c',
      newEmail: 'thief@b.c',
    });
    await applyActionCode(auth, lastCode());
    expect((await signInWithEmailAndPassword(auth, 'a@b.c', 'correct horse')).user.uid).toBe(user.uid);
  });

  test('changes a password after a recent sign-in only, and goes on with the session that changed it', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    server.advance(6 * 60_000);
    await expect(updatePassword(user, 'battery staple')).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential('a@b.c', 'correct horse'));
    await updatePassword(user, 'battery staple');
    await user.getIdToken(true);
    await signInWithEmailAndPassword(auth, 'a@b.c', 'battery staple');
  });

  test('deletes an account, and its address is free again', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    const token = await user.getIdToken();
    await deleteUser(user);
    await expect(server.auth.verifyIdToken(token)).rejects.toThrow('USER_NOT_FOUND');
    expect((await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse')).user.uid).not.toBe(user.uid);
  });

  test('signs in with a custom token of ours', async () => {
    const token = await server.auth.createCustomToken('robot', { role: 'planner' });
    const { user } = await signInWithCustomToken(auth, token);
    expect(user.uid).toBe('robot');
    await updateProfile(user, { displayName: 'Robbie' });
    expect((await getIdTokenResult(user, true)).claims).toMatchObject({ role: 'planner', name: 'Robbie' });
  });

  test('says nothing of which addresses are registered', async () => {
    await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    expect(await fetchSignInMethodsForEmail(auth, 'a@b.c')).toEqual([]);
    for (const email of ['a@b.c', 'nobody@b.c'])
      await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    await sendPasswordResetEmail(auth, 'nobody@b.c');
    expect(server.mails).toEqual([]);
  });

  test('refuses a taken address and a weak password with the names the SDK knows', async () => {
    await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await expect(createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse')).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    await expect(createUserWithEmailAndPassword(auth, 'd@b.c', '12345')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
  });

  test('answers the configuration calls', async () => {
    await initializeRecaptchaConfig(auth);
    expect(await validatePassword(auth, '12345')).toMatchObject({ isValid: false });
    expect(await validatePassword(auth, '1234567')).toMatchObject({ isValid: true });
  });
});
