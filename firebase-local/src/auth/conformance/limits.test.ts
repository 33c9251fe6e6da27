import { createAttemptLimiter } from '../context/attempt-limiter';
import { type AuthAnswer, type AuthServer, errorOf, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ trustedProxies: ['loopback'] });
});
afterEach(() => server.stop());

const email = 'victim@example.com';
const password = 'correct horse';
const from = (address: string) => ({ 'X-Forwarded-For': address });
const signUp = (address: string): Promise<AuthAnswer> =>
  server.call('accounts:signUp', { email, password }, from(address));
const signIn = (attempt: string, address: string, account = email): Promise<AuthAnswer> =>
  server.call('accounts:signInWithPassword', { email: account, password: attempt }, from(address));
const askReset = (address: string, account = email): Promise<AuthAnswer> =>
  server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: account }, from(address));

test('ten wrong passwords behind the proxy lock out where they came from, and nobody elsewhere [H-05]', async () => {
  await signUp('203.0.113.1');
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn('wrong', '198.51.100.9');
  expect(errorOf(await signIn(password, '198.51.100.9'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await signIn(password, '203.0.113.1')).status).toBe(200);
});

test('guessing from many addresses shuts nobody out, but leaves each address fewer tries [H-05]', async () => {
  await server.restart({ limits: { account: { attempts: 20, windowMs: 300_000 } } });
  await signUp('203.0.113.1');
  await Promise.all(Array.from({ length: 20 }, (_, index) => signIn('wrong', `198.51.100.${index}`)));
  expect((await signIn(password, '203.0.113.1')).status).toBe(200);
  await signIn('wrong', '198.51.100.77');
  for (let attempt = 0; attempt < 3; attempt += 1) await signIn('wrong', '198.51.100.78');
  expect(errorOf(await signIn('wrong', '198.51.100.78'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await signIn(password, '203.0.113.1')).status).toBe(200);
});

test('sixty resets asked for at one address stop no reset elsewhere [H-05]', async () => {
  await signUp('203.0.113.1');
  for (let asked = 0; asked < 61; asked += 1) await askReset('198.51.100.9', `a${asked}@example.com`);
  expect(errorOf(await askReset('198.51.100.9', 'b@example.com'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await askReset('203.0.113.1')).status).toBe(200);
  expect(server.mails).toHaveLength(1);
});

test('resets asked for by others do not stop the owner’s, and do not fill the owner’s letter box [H-05]', async () => {
  await signUp('203.0.113.1');
  for (let asked = 0; asked < 30; asked += 1) expect((await askReset(`198.51.100.${asked}`)).status).toBe(200);
  expect((await askReset('203.0.113.1')).status).toBe(200);
  expect(server.mails).toHaveLength(10);
  const newest = server.mails.at(-1)?.code;
  expect((await server.call('accounts:resetPassword', { oobCode: newest, newPassword: 'another horse' })).status).toBe(
    200,
  );
});

test('a forged address of somebody who does not come through the proxy counts for nothing [H-05]', async () => {
  await server.restart({ trustedProxies: [] });
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn('wrong', `198.51.100.${attempt}`);
  expect(errorOf(await signIn('wrong', '198.51.100.200'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('guessing on, once refused, pushes no other limit out of memory [H-20]', () => {
  const limiter = createAttemptLimiter(() => 0, 100);
  const limit = { attempts: 1, windowMs: 1000 };
  limiter.take([{ key: 'victim', limit }]);
  limiter.take([{ key: 'attacker', limit }]);
  for (let attempt = 0; attempt < 200; attempt += 1)
    expect(() =>
      limiter.take([
        { key: `noise ${attempt}`, limit },
        { key: 'attacker', limit },
      ]),
    ).toThrow('TOO_MANY');
  expect(() => limiter.take([{ key: 'victim', limit }])).toThrow('TOO_MANY');
});

test('nobody gets an account without an address unless that is switched on [H-12]', async () => {
  expect(errorOf(await server.call('accounts:signUp', { returnSecureToken: true }))).toBe('ADMIN_ONLY_OPERATION');
  await server.restart({ anonymousSignUp: true });
  expect((await server.call('accounts:signUp', { returnSecureToken: true })).status).toBe(200);
});

const preflight = (origin: string): Promise<Response> =>
  server.request('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

test('only pages of the configured origins may read what Auth answers [H-18]', async () => {
  await server.restart({ allowedOrigins: ['https://posy.example.com'] });
  expect((await preflight('https://posy.example.com')).headers.get('access-control-allow-origin')).toBe(
    'https://posy.example.com',
  );
  for (const origin of ['https://evil.example', 'http://posy.example.com', 'http://localhost:1', 'null']) {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-headers')).toBeNull();
  }
});
