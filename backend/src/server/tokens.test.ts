import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { callEndpoint, signIn, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let uid: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
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
  it('of the embedded server are taken by the API and by Firestore', async () => {
    expect((await countWith(token)).status).toBe(200);
    expect(await readWith(`Bearer ${token}`)).toBe(200);
  });

  it.each([
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

  it('are needed to read a wedding', async () => {
    expect(await readWith(null)).toBe(403);
    const body = { email: 'someone@example.com', password: 'three quiet herons' };
    const stranger = await signIn(server.url, 'signUp', body);
    expect(await readWith(`Bearer ${stranger.token}`)).toBe(403);
    expect((await countWith(stranger.token)).status).toBe(403);
  });
});
