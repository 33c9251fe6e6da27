import { join } from 'node:path';
import { generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Database from 'libsql';
import { callEndpoint, signIn, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let clockSkew = 0;
let uid: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => Date.now() + clockSkew });
  const maya = server.demoAccounts?.find(({ email }) => email.startsWith('maya'));
  if (maya === undefined) throw new Error('There is no demo couple.');
  ({ uid, token } = await signIn(server.url, 'signInWithPassword', maya));
});
afterAll(() => server.stop());

const issuer = 'https://securetoken.google.com/posy-local';
const claims = () => ({ sub: uid, auth_time: 1_700_000_000, iss: issuer, aud: 'posy-local' });

const unsigned = () => new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('1h').encode();

const signedByOthers = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair('RS256');
  const kid = String(
    (JSON.parse(Buffer.from(String(token.split('.')[0]), 'base64url').toString()) as { kid: string }).kid,
  );
  return new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
};

/** Signed with the server's own key. */
const signedByUs = async (given: JWTPayload): Promise<string> => {
  const database = new Database(join(server.dataDir, 'firebase', 'auth.sqlite'), { readonly: true });
  const row = database.prepare('SELECT kid, private_jwk FROM signing_keys').get() as {
    kid: string;
    private_jwk: string;
  };
  database.close();
  const key = await importJWK(JSON.parse(row.private_jwk) as JWK, 'RS256');
  return new SignJWT(given).setProtectedHeader({ alg: 'RS256', kid: row.kid }).sign(key);
};

const account = (verb: string, body: object) =>
  fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=posy-local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const lookUp = async (idToken: string): Promise<number> => (await account('lookup', { idToken })).status;

const withOtherSubject = (): string => {
  const [header, payload, signature] = token.split('.');
  const changed = { ...(JSON.parse(Buffer.from(String(payload), 'base64url').toString()) as object), sub: 'demo-tom' };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
};

const countWith = (given: string) =>
  callEndpoint(server.url, 'enquiryCount', { token: given, params: { id: 'demo-wedding' } });

const readWith = async (authorization: string | null): Promise<number> => {
  const path = '/v1/projects/posy-local/databases/(default)/documents/weddings/demo-wedding';
  const response = await fetch(`${server.url}${path}`, { headers: authorization === null ? {} : { authorization } });
  await response.arrayBuffer();
  return response.status;
};

describe('ID tokens', () => {
  test('of the embedded server are taken by the API and by Firestore', async () => {
    expect((await countWith(token)).status).toBe(200);
    expect(await readWith(`Bearer ${token}`)).toBe(200);
  });

  test.each([
    ['unsigned ones', async () => unsigned()],
    ['ones signed by another key', signedByOthers],
    ['changed ones', async () => withOtherSubject()],
    ['the emulator’s "owner"', async () => 'owner'],
    ['garbage', async () => 'a.b.c-and-more-than-twenty-characters'],
  ])('are refused: %s', async (_case, make) => {
    const forged = await make();
    expect(await countWith(forged)).toMatchObject({ status: 401, body: { error: { code: 'invalid-token' } } });
    expect([401, 403]).toContain(await readWith(`Bearer ${forged}`));
  });

  test('are needed to read a wedding', async () => {
    expect(await readWith(null)).toBe(403);
    const body = { email: 'someone@example.com', password: 'three quiet herons' };
    const stranger = await signIn(server.url, 'signUp', body);
    expect(await readWith(`Bearer ${stranger.token}`)).toBe(403);
    expect((await countWith(stranger.token)).status).toBe(403);
  });

  test.each([
    ['the password was changed', 'update', { password: 'four quiet herons' }],
    ['the account was deleted', 'delete', {}],
  ])('end at every door as soon as %s [H-11]', async (_case, verb, change) => {
    const body = { email: `${verb}@example.com`, password: 'three quiet herons' };
    const { token: before, uid: own } = await signIn(server.url, 'signUp', body);
    const profile = () =>
      fetch(`${server.url}/v1/projects/posy-local/databases/(default)/documents/users/${own}`, {
        headers: { authorization: `Bearer ${before}` },
      });
    expect((await countWith(before)).status).toBe(403);
    expect((await profile()).status).toBe(404);
    // Sessions end by the second in which they began.
    clockSkew += 2000;
    expect((await account(verb, { idToken: before, ...change })).status).toBe(200);
    expect(await countWith(before)).toMatchObject({ status: 401, body: { error: { code: 'invalid-token' } } });
    expect((await profile()).status).toBe(401);
  });

  test.each([
    ['another audience', { aud: 'other' }],
    ['another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['nobody', { sub: '' }],
    ['somebody who never was', { sub: 'nobody-at-all' }],
    ['an hour that is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no end', { exp: undefined }],
    ['no sign-in', { auth_time: undefined }],
  ])('with our own signature, but for %s, are refused at every door [H-20]', async (_case, changes) => {
    const now = Math.floor(Date.now() / 1000);
    const good = await signedByUs({ ...claims(), auth_time: now, iat: now, exp: now + 60 });
    expect((await countWith(good)).status).toBe(200);
    const bad = await signedByUs({ ...claims(), auth_time: now, iat: now, exp: now + 60, ...changes });
    expect(await countWith(bad)).toMatchObject({ status: 401, body: { error: { code: 'invalid-token' } } });
    expect(await readWith(`Bearer ${bad}`)).toBe(401);
    const own = await lookUp(bad);
    expect([400, 404]).toContain(own);
  });
});
