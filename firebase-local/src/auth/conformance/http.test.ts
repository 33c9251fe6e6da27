import { createHmac, generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { createLocalJWKSet, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { adminSecret, type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;

beforeEach(async () => {
  server = await startAuthServer();
});

afterEach(() => server.stop());

const email = 'a@b.c';
const password = 'correct horse';
const signUp = (): Promise<AuthAnswer> => server.call('accounts:signUp', { email, password, returnSecureToken: true });
const signIn = (attempt: string, address = email): Promise<AuthAnswer> =>
  server.call('accounts:signInWithPassword', { email: address, password: attempt });

describe('ID tokens', () => {
  const claims = (): Record<string, unknown> => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: 'https://securetoken.google.com/demo-test',
      aud: 'demo-test',
      sub: 'x',
      auth_time: now,
      iat: now,
      exp: now + 3600,
    };
  };

  test('are refused unsigned, signed by another key, or signed with our public key as a secret', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const [jwk] = server.auth.jwks().keys;
    const kid = jwk?.kid ?? '';
    const foreign = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url');
    const payload = Buffer.from(JSON.stringify(claims())).toString('base64url');
    const mac = createHmac('sha256', jwk?.n ?? '')
      .update(`${head}.${payload}`)
      .digest('base64url');
    for (const token of [new UnsecuredJWT(claims()).encode(), foreign, `${head}.${payload}.${mac}`, '', 'a.b.c'])
      await expect(server.auth.verifyIdToken(token)).rejects.toThrow('INVALID_ID_TOKEN');
  });

  test('are refused after an hour, and when they are custom tokens', async () => {
    const { body } = await signUp();
    server.advance(3601_000);
    await expect(server.auth.verifyIdToken(String(body['idToken']))).rejects.toThrow('TOKEN_EXPIRED');
    const custom = await server.auth.createCustomToken('u');
    await expect(server.auth.verifyIdToken(custom)).rejects.toThrow('INVALID_ID_TOKEN');
    expect(errorOf(await server.call('accounts:signInWithCustomToken', { token: body['idToken'] }))).toBe(
      'INVALID_CUSTOM_TOKEN',
    );
  });

  test('can be checked by anybody with the published keys, before and after a restart', async () => {
    const { body } = await signUp();
    await server.restart();
    const published = (await (await server.request('/securetoken.googleapis.com/v1/jwks')).json()) as ReturnType<
      typeof server.auth.jwks
    >;
    expect(published).toEqual(server.auth.jwks());
    expect(Object.keys(published.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { payload } = await jwtVerify(String(body['idToken']), createLocalJWKSet(published));
    expect(payload.sub).toBe(body['localId']);
  });

  test('are signed with a new key after 90 days, while the old one still checks', async () => {
    const { body } = await signUp();
    server.advance(90 * 86_400_000);
    await signIn(password);
    expect(server.auth.jwks().keys).toHaveLength(2);
    expect(body['idToken']).toBeDefined();
  });

  test('of mock users count only in test mode', () => {
    const token = new UnsecuredJWT({ ...claims(), iat: 0, exp: 3600 }).encode();
    expect(() => server.auth.readMockToken(token)).toThrow('INVALID_ID_TOKEN');
  });
});

describe('refresh tokens', () => {
  test('rotate, and the old one works until a while after the new one was used', async () => {
    const first = (await signUp()).body['refreshToken'];
    const second = (await server.refresh(first)).body['refresh_token'];
    expect(second).not.toBe(first);
    server.advance(3600_000);
    // The second was never used: its answer may have been lost.
    expect((await server.refresh(first)).status).toBe(200);
    expect((await server.refresh(second)).status).toBe(200);
    expect((await server.refresh(first)).status).toBe(200);
    server.advance(61_000);
    expect(errorOf(await server.refresh(first))).toBe('INVALID_REFRESH_TOKEN');
    expect((await server.refresh(second)).status).toBe(200);
  });

  test('end with the password, with the account, and when they are unknown', async () => {
    const { refreshToken, localId } = (await signUp()).body;
    await server.admin('/accounts:update', { localId, password: 'battery staple' });
    expect(errorOf(await server.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    const next = (await signIn('battery staple')).body['refreshToken'];
    await server.admin('/accounts:delete', { localId });
    expect(errorOf(await server.refresh(next))).toBe('TOKEN_EXPIRED');
    expect(errorOf(await server.refresh('nonsense'))).toBe('INVALID_REFRESH_TOKEN');
    expect(errorOf(await server.refresh('x'.repeat(43)))).toBe('TOKEN_EXPIRED');
  });
});

describe('guessing passwords', () => {
  test('stops after ten failures of one account and address, also with the right password, for five minutes', async () => {
    await signUp();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(errorOf(await signIn('wrong'))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(errorOf(await signIn(password))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.advance(5 * 60_000);
    expect((await signIn(password)).status).toBe(200);
  });

  test('counts attempts that run at the same time', async () => {
    await signUp();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('wrong')));
    const names = answers.map(errorOf);
    expect(names.filter((name) => name === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
    expect(names.filter((name) => name === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(5);
  });

  test('treats an unknown address exactly like a wrong password', async () => {
    await signUp();
    const { status, body } = await signIn('wrong');
    expect(await signIn('wrong', 'nobody@b.c')).toEqual({ status, body });
    expect(status).toBe(400);
  });

  test('tells of a disabled account only who knows its password', async () => {
    const { localId } = (await signUp()).body;
    await server.admin('/accounts:update', { localId, disableUser: true });
    expect(errorOf(await signIn('wrong'))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(errorOf(await signIn(password))).toBe('USER_DISABLED');
  });
});

describe('the admin door', () => {
  const lookup = (authorization: string, testServer = server): Promise<AuthAnswer> =>
    testServer.call('projects/demo-test/accounts:lookup', { email }, { Authorization: authorization });

  test('opens to the secret only', async () => {
    await signUp();
    expect((await lookup(`Bearer ${adminSecret}`)).status).toBe(200);
    for (const authorization of ['Bearer owner', 'Bearer ', `Bearer ${adminSecret}x`, adminSecret])
      expect((await lookup(authorization)).status).toBe(403);
  });

  test('opens to owner in test mode', async () => {
    const testServer = await startAuthServer({ testMode: true });
    expect((await lookup('Bearer owner', testServer)).status).toBe(200);
    await testServer.stop();
  });

  test('leads to no other project', async () => {
    const answer = await server.call(
      'projects/other/accounts:lookup',
      { email },
      { Authorization: `Bearer ${adminSecret}` },
    );
    expect(answer.status).toBe(404);
  });

  test('gives no powers to public calls', async () => {
    const { idToken } = (await signUp()).body;
    const update = (members: object): Promise<AuthAnswer> =>
      server.call(
        'accounts:update',
        { idToken, ...members },
        {
          Authorization: `Bearer ${adminSecret}`,
        },
      );
    for (const members of [{ emailVerified: true }, { customAttributes: '{"admin":true}' }, { disableUser: false }])
      expect((await update(members)).status).toBe(400);
  });
});

describe('what is not a proper call', () => {
  test.each([
    ['{', 400],
    ['[]', 400],
    ['"x"', 400],
    ['null', 400],
    [{ email: 5, password }, 400],
    [{ email: 'no-address', password }, 400],
    [{ email, password: { a: 1 } }, 400],
    [{ email, password: 'x'.repeat(5000) }, 400],
    [{ email, password: 'x'.repeat(70_000) }, 413],
  ])('is refused and harms nothing: %#', async (body, status) => {
    expect((await server.call('accounts:signUp', body)).status).toBe(status);
    expect((await signUp()).status).toBe(200);
  });

  test('is refused by name when the call exists but is not supported', async () => {
    expect(errorOf(await server.call('accounts:signInWithPhoneNumber', {}))).toBe(
      'OPERATION_NOT_ALLOWED : Signing in by telephone is not supported',
    );
    expect((await server.call('accounts:inventedCall', {})).status).toBe(404);
    expect((await server.request('/identitytoolkit.googleapis.com/v1/accounts:signUp')).status).toBe(405);
  });

  test('is left to others when the path is not of Auth', async () => {
    expect((await server.request('/v1/projects/demo-test/databases')).status).toBe(418);
    expect((await server.request('/emulator/v1/projects/demo-test:securityRules')).status).toBe(418);
  });

  test('may break off in the middle', async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
    socket.write(
      'POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    );
    socket.destroy();
    expect((await signUp()).status).toBe(200);
  });
});

describe('cross-origin calls', () => {
  const preflight = async (testServer: AuthServer, origin: string): Promise<string | null> => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    const response = await testServer.request(path, { method: 'OPTIONS', headers: { Origin: origin } });
    return response.headers.get('access-control-allow-origin');
  };

  test('are allowed in test mode, from localhost', async () => {
    const testServer = await startAuthServer({ testMode: true });
    expect(await preflight(testServer, 'http://localhost:3000')).toBe('http://localhost:3000');
    expect(await preflight(testServer, 'https://evil.example')).toBeNull();
    expect(await preflight(server, 'http://localhost:3000')).toBeNull();
    await testServer.stop();
  });
});

test('refuses passwords that the policy refuses, with its reason', async () => {
  const strict = await startAuthServer({ passwordPolicy: (given) => (given.length < 8 ? 'at least 8' : null) });
  expect(errorOf(await strict.call('accounts:signUp', { email, password: '1234567' }))).toBe(
    'WEAK_PASSWORD : at least 8',
  );
  await strict.stop();
});

test('refuses to start with a secret that can be guessed', async () => {
  await expect(startAuthServer({ adminSecret: 'short' })).rejects.toThrow('at least 16');
});
