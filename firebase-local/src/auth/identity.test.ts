import { createHash } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth as ClientAuth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  unlink,
} from 'firebase/auth';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type IdentityProvider } from './index';
import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from './testing/auth-server';

let server: AuthServer;
let app: FirebaseApp;
let auth: ClientAuth;
let signApple: (claims: Record<string, unknown>, issuer?: string) => Promise<string>;

const appleProvider = async (): Promise<IdentityProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  signApple = (claims, issuer = 'https://apple.test') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience('our-app')
      .setSubject('apple-1')
      .setExpirationTime('5 min')
      .sign(privateKey);
  return {
    issuer: 'https://apple.test',
    audience: ['our-app'],
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1' }] },
  };
};

beforeEach(async () => {
  server = await startAuthServer({
    anonymousSignUp: true,
    developmentProviders: ['google.com'],
    identityProviders: { 'apple.com': await appleProvider() },
  });
  app = initializeApp({ apiKey: 'k', projectId: 'demo-test', authDomain: 'localhost' });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  await server.stop();
});

const choose = async (body: Record<string, unknown>, on = server): Promise<AuthAnswer> => {
  const response = await on.request('/emulator/auth/handler/credential', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const google = async (
  email: string,
  displayName = 'Ann',
): Promise<ReturnType<typeof GoogleAuthProvider.credential>> => {
  const { body } = await choose({ providerId: 'google.com', email, displayName });
  return GoogleAuthProvider.credential(String(body['idToken']));
};

const byIdp = (postBody: Record<string, string>): Promise<AuthAnswer> =>
  server.call('accounts:signInWithIdp', {
    postBody: new URLSearchParams(postBody).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });

describe('the development provider', () => {
  test('makes an account at the first sign-in and finds it again at the second', async () => {
    const first = await signInWithCredential(auth, await google('Ann@b.c'));
    expect(first.user).toMatchObject({ email: 'ann@b.c', displayName: 'Ann', emailVerified: false });
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    const second = await signInWithCredential(auth, await google('ann@b.c'));
    expect(second.user.uid).toBe(first.user.uid);
    expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false);
    const { token } = await server.auth.verifyIdToken(await second.user.getIdToken());
    expect(token['firebase']).toMatchObject({ sign_in_provider: 'google.com' });
    await reauthenticateWithCredential(second.user, await google('ann@b.c'));
  });

  test('never takes over an account with a password', async () => {
    await createUserWithEmailAndPassword(auth, 'a@b.c', 'correct horse');
    await expect(signInWithCredential(auth, await google('a@b.c'))).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
      customData: { email: 'a@b.c' },
    });
  });

  test('links to and unlinks from the account that is signed in', async () => {
    const { user } = await signInAnonymously(auth);
    const linked = await linkWithCredential(user, await google('a@b.c'));
    expect(linked.user).toMatchObject({ uid: user.uid, email: 'a@b.c', isAnonymous: false });
    expect(linked.user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    await unlink(linked.user, 'google.com');
    expect(linked.user.providerData).toEqual([]);
  });

  test('links to one account only', async () => {
    await signInWithCredential(auth, await google('a@b.c'));
    const { user } = await signInAnonymously(auth);
    await expect(linkWithCredential(user, await google('a@b.c'))).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
  });

  test('is believed only through its own tokens, for the provider they were chosen for, and for five minutes', async () => {
    const { user } = await signInWithCredential(auth, await google('a@b.c'));
    const plain = JSON.stringify({ sub: 'x', email: 'a@b.c', email_verified: true });
    const token = String((await choose({ providerId: 'google.com', email: 'a@b.c' })).body['idToken']);
    for (const idToken of [plain, await user.getIdToken(), await server.auth.createCustomToken('u')])
      expect(errorOf(await byIdp({ providerId: 'google.com', id_token: idToken }))).toBe('INVALID_IDP_RESPONSE');
    expect(errorOf(await byIdp({ providerId: 'apple.com', id_token: token }))).toBe('INVALID_IDP_RESPONSE');
    expect(errorOf(await byIdp({ providerId: 'facebook.com', id_token: token }))).toContain('OPERATION_NOT_ALLOWED');
    expect(errorOf(await byIdp({ providerId: 'google.com', access_token: token }))).toContain('INVALID_IDP_RESPONSE');
    server.advance(301_000);
    expect(errorOf(await byIdp({ providerId: 'google.com', id_token: token }))).toContain('INVALID_IDP_RESPONSE');
    await expect(server.auth.verifyIdToken(token)).rejects.toThrow('INVALID_ID_TOKEN');
  });

  test('serves people at this machine only, and nobody unless it is configured', async () => {
    const proxy = await startAuthServer({ developmentProviders: ['google.com'], trustedProxies: ['loopback'] });
    for (const place of [server, proxy])
      for (const forwarded of ['127.0.0.1', '203.0.113.5']) {
        const proxied = await place.request('/emulator/auth/handler/credential', {
          method: 'POST',
          headers: { 'X-Forwarded-For': forwarded },
          body: JSON.stringify({ providerId: 'google.com', email: 'a@b.c' }),
        });
        expect(proxied.status).toBe(403);
      }
    await proxy.stop();
    const without = await startAuthServer();
    expect(errorOf(await choose({ providerId: 'google.com', email: 'a@b.c' }, without))).toContain(
      'OPERATION_NOT_ALLOWED',
    );
    expect((await without.request('/emulator/auth/handler')).status).toBe(418);
    await without.stop();
  });
});

describe('a configured provider', () => {
  const apple = new OAuthProvider('apple.com');

  test('signs people in by ID tokens that its keys check', async () => {
    const idToken = await signApple({ email: 'a@b.c', email_verified: 'true' });
    const { user } = await signInWithCredential(auth, apple.credential({ idToken }));
    expect(user).toMatchObject({ email: 'a@b.c', emailVerified: true });
  });

  test('is not believed with the name of another, or without the nonce', async () => {
    const foreign = await signApple({}, 'https://evil.test');
    expect(errorOf(await byIdp({ providerId: 'apple.com', id_token: foreign }))).toBe('INVALID_IDP_RESPONSE');
    const nonce = createHash('sha256').update('raw').digest('hex');
    const bound = await signApple({ nonce });
    expect(errorOf(await byIdp({ providerId: 'apple.com', id_token: bound }))).toBe('MISSING_OR_INVALID_NONCE');
    expect((await byIdp({ providerId: 'apple.com', id_token: bound, nonce: 'raw' })).status).toBe(200);
  });
});
