import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth as ClientAuth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getIdTokenResult,
  getMultiFactorResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
  type User,
} from 'firebase/auth';
import { type AuthServer, startAuthServer } from '../testing/auth-server';
import { codeAt, stepOf } from './totp';

let server: AuthServer;
let app: FirebaseApp;
let auth: ClientAuth;
/** The server's clock, ahead of this one. */
let skew: number;

beforeEach(async () => {
  skew = 0;
  server = await startAuthServer({ anonymousSignUp: true, developmentProviders: ['google.com'], testMode: true });
  app = initializeApp({ apiKey: 'k', projectId: 'demo-test', authDomain: 'localhost' });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
});
afterEach(async () => {
  await deleteApp(app);
  await server.stop();
});

const pass = (ms: number): void => {
  skew += ms;
  server.advance(ms);
};
/** The code that an app shows at the server's time, or some 30 seconds away from it. */
const codeOf = (secret: string, steps = 0): string => codeAt(secret, stepOf(Date.now() + skew) + steps);
const password = 'correct horse';
const logIn = () => signInWithEmailAndPassword(auth, 'a@b.c', password);

const signUpVerified = async (): Promise<User> => {
  const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', password);
  await sendEmailVerification(user);
  await applyActionCode(auth, server.mails.at(-1)?.code ?? '');
  await reload(user);
  return user;
};
const enroll = async (user: User, name = 'My phone') => {
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey)), name);
  // The code that set it up is used up.
  pass(60_000);
  return secret;
};
const challenged = async (attempt: () => Promise<unknown>): Promise<MultiFactorResolver> => {
  const error = await attempt().then(
    () => new Error('No second factor was asked for'),
    (refusal: unknown) => refusal,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError);
};
const answer = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));
const claimsOf = async (user: User) => (await getIdTokenResult(user)).claims['firebase'] as Record<string, unknown>;

describe('the firebase SDK', () => {
  test('sets up an authenticator app, and asks for its code from then on', async () => {
    const user = await signUpVerified();
    const secret = await enroll(user);
    expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 });
    expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }]);
    const [factor] = multiFactor(user).enrolledFactors;
    const proven = { sign_in_second_factor: 'totp', second_factor_identifier: factor?.uid };
    expect(await claimsOf(user)).toMatchObject(proven);

    await signOut(auth);
    const resolver = await challenged(logIn);
    expect(auth.currentUser).toBeNull();
    expect(resolver.hints).toMatchObject([{ uid: factor?.uid, displayName: 'My phone', factorId: 'totp' }]);
    const again = await answer(resolver, codeOf(secret.secretKey));
    expect(again.user.uid).toBe(user.uid);
    expect(await claimsOf(again.user)).toMatchObject({ ...proven, sign_in_provider: 'password' });
    await again.user.getIdToken(true);
    expect(await claimsOf(again.user)).toMatchObject(proven);
    const token = await again.user.getIdToken();
    expect((await server.auth.verifyIdToken(token)).token.firebase).toMatchObject(proven);
  });

  test('needs an address that is verified, a recent sign-in and a first factor of its own', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'a@b.c', password);
    await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
    await sendEmailVerification(user);
    await applyActionCode(auth, server.mails.at(-1)?.code ?? '');
    pass(6 * 60_000);
    await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    await signOut(auth);
    await expect(enroll((await signInAnonymously(auth)).user)).rejects.toMatchObject({
      code: 'auth/unsupported-first-factor',
    });
  });

  test('is not set up by a wrong code, nor after ten minutes, and can go on after a wrong one', async () => {
    const user = await signUpVerified();
    const factors = multiFactor(user);
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    const tryCode = (code: string) =>
      factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
    await expect(tryCode(codeOf(secret.secretKey, 20))).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
    expect(factors.enrolledFactors).toEqual([]);
    pass(10 * 60_000 + 1);
    await expect(tryCode(codeOf(secret.secretKey))).rejects.toMatchObject({ code: 'auth/code-expired' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential('a@b.c', password));
    const other = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(other, codeOf(other.secretKey)), 'Phone');
    expect(factors.enrolledFactors).toHaveLength(1);
  });

  test('ends the sessions that began without the second factor', async () => {
    const user = await signUpVerified();
    const { body } = await server.call('accounts:signInWithPassword', { email: 'a@b.c', password });
    pass(2000);
    await enroll(user);
    expect((await server.refresh(body['refreshToken'])).status).toBe(400);
    await user.getIdToken(true);
    expect(auth.currentUser?.uid).toBe(user.uid);
  });

  test('takes a code once, and lets a wrong one be corrected', async () => {
    const { secretKey } = await enroll(await signUpVerified());
    const resolver = await challenged(logIn);
    await expect(answer(resolver, codeOf(secretKey, 9))).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
    const code = codeOf(secretKey);
    await answer(resolver, code);
    await expect(answer(await challenged(logIn), code)).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
    await answer(await challenged(logIn), codeOf(secretKey, 1));
  });

  test('asks again for the first factor after five wrong codes, ten minutes, a restart not, and once it was answered', async () => {
    const { secretKey } = await enroll(await signUpVerified());
    const tried = await challenged(logIn);
    for (let times = 0; times < 5; times += 1)
      await expect(answer(tried, 'abcdef')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    const startAgain = { code: 'auth/invalid-multi-factor-session' };
    await expect(answer(tried, codeOf(secretKey))).rejects.toMatchObject(startAgain);

    const late = await challenged(logIn);
    pass(10 * 60_000 + 1);
    await expect(answer(late, codeOf(secretKey))).rejects.toMatchObject(startAgain);

    const answered = await challenged(logIn);
    const { mfaPendingCredential } = (await server.call('accounts:signInWithPassword', { email: 'a@b.c', password }))
      .body;
    await server.restart();
    await answer(answered, codeOf(secretKey));
    pass(60_000);
    const repeated = { mfaPendingCredential, mfaEnrollmentId: answered.hints[0]?.uid };
    const once = async () =>
      server.call('v2/accounts/mfaSignIn:finalize', {
        ...repeated,
        totpVerificationInfo: { verificationCode: codeOf(secretKey) },
      });
    expect((await once()).status).toBe(200);
    pass(60_000);
    expect((await once()).body).toMatchObject({ error: { message: 'INVALID_MFA_PENDING_CREDENTIAL' } });
  });

  test('stops taking codes of an account after ten wrong ones, for a while', async () => {
    const { secretKey } = await enroll(await signUpVerified());
    for (let round = 0; round < 2; round += 1) {
      const resolver = await challenged(logIn);
      for (let times = 0; times < 5; times += 1) await answer(resolver, '12345').catch(() => undefined);
    }
    await expect(answer(await challenged(logIn), codeOf(secretKey))).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
    pass(15 * 60_000);
    await answer(await challenged(logIn), codeOf(secretKey));
  });

  test('asks for the code when somebody shows again that it is them, too', async () => {
    const user = await signUpVerified();
    const { secretKey } = await enroll(user);
    pass(6 * 60_000);
    await expect(updatePassword(user, 'battery staple')).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    const resolver = await challenged(() =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential('a@b.c', password)),
    );
    await answer(resolver, codeOf(secretKey));
    await updatePassword(user, 'battery staple');
    expect(await claimsOf(user)).toMatchObject({ sign_in_second_factor: 'totp' });
  });

  test('voids a sign-in that waits for its code when the password changes meanwhile', async () => {
    const user = await signUpVerified();
    const { secretKey } = await enroll(user);
    const resolver = await challenged(logIn);
    pass(2000);
    await server.admin('/accounts:update', { localId: user.uid, password: 'battery staple' });
    await expect(answer(resolver, codeOf(secretKey))).rejects.toMatchObject({
      code: 'auth/invalid-multi-factor-session',
    });
  });

  test('guards every way in: an identity provider, too, and adding one keeps the proof', async () => {
    const user = await signUpVerified();
    const { secretKey } = await enroll(user);
    const response = await server.request('/emulator/auth/handler/credential', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ providerId: 'google.com', email: 'a@b.c' }),
    });
    const { idToken } = (await response.json()) as { idToken: string };
    const credential = GoogleAuthProvider.credential(idToken);
    await linkWithCredential(user, credential);
    expect(await claimsOf(user)).toMatchObject({ sign_in_second_factor: 'totp' });
    await signOut(auth);
    const resolver = await challenged(() => signInWithCredential(auth, credential));
    const again = await answer(resolver, codeOf(secretKey));
    expect(again.user.uid).toBe(user.uid);
    expect(await claimsOf(again.user)).toMatchObject({
      sign_in_provider: 'google.com',
      sign_in_second_factor: 'totp',
    });
  });

  test('removes an app after a recent sign-in, and takes up to five', async () => {
    const user = await signUpVerified();
    const factors = multiFactor(user);
    for (const name of ['1', '2', '3', '4', '5']) {
      await enroll(user, name);
      // Each was set up in a session of its own.
      pass(1000);
    }
    await expect(enroll(user, '6')).rejects.toMatchObject({ code: 'auth/maximum-second-factor-count-exceeded' });
    expect(factors.enrolledFactors.map(({ displayName }) => displayName)).toEqual(['1', '2', '3', '4', '5']);
    await expect(factors.unenroll('nothing')).rejects.toMatchObject({ code: 'auth/multi-factor-info-not-found' });
    pass(5 * 60_000);
    const [first] = factors.enrolledFactors;
    await expect(factors.unenroll(first?.uid ?? '')).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  });

  test('asks for no code any more once the last app is removed', async () => {
    const user = await signUpVerified();
    await enroll(user);
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor?.uid ?? '');
    expect(multiFactor(user).enrolledFactors).toEqual([]);
    expect(await claimsOf(user)).not.toHaveProperty('sign_in_second_factor');
    await signOut(auth);
    expect((await logIn()).user.uid).toBe(user.uid);
  });
});
