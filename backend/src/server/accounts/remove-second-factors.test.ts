import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, startTestServer, testConfig, type TestServer } from '#testing/test-server';
import { removeSecondFactors } from './remove-second-factors';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const toolkit = '/identitytoolkit.googleapis.com';
const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const secret = readFileSync(join(server.dataDir, 'admin-secret'), 'utf8').trim();
  const response = await fetch(`http://127.0.0.1:${server.port}${toolkit}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

/** The code that an authenticator app shows now (RFC 6238), for a secret in base32. */
const codeNow = (secret: string): string => {
  const bits = [...secret].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const credentials = { email: 'maya@example.com', password: 'sweetpea and sage' };
const configOf = () => ({ ...testConfig(server.dataDir), port: server.port });

test('lets somebody who lost their authenticator in with the password alone', async () => {
  await expect(removeSecondFactors(configOf(), credentials.email)).rejects.toThrow('There is no account');
  const { uid } = await signIn(server.url, 'signUp', credentials);
  expect(await removeSecondFactors(configOf(), credentials.email)).toBe(0);
  await post('/v1/projects/posy-local/accounts:update', { localId: uid, emailVerified: true });
  const { token: idToken } = await signIn(server.url, 'signInWithPassword', credentials);
  const { totpSessionInfo } = await post('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = totpSessionInfo as { sharedSecretKey: string; sessionInfo: string };
  const totpVerificationInfo = { sessionInfo, verificationCode: codeNow(sharedSecretKey) };
  await post('/v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
  expect(await post('/v1/accounts:signInWithPassword', credentials)).toHaveProperty('mfaPendingCredential');

  expect(await removeSecondFactors(configOf(), credentials.email)).toBe(1);
  expect(await post('/v1/accounts:signInWithPassword', credentials)).toHaveProperty('idToken');
});

test('says where it cannot', async () => {
  const google = { mode: 'google', web: { apiKey: 'k', projectId: 'p', authDomain: 'd' } } as const;
  await expect(removeSecondFactors({ ...configOf(), firebase: google }, 'a@b.c')).rejects.toThrow('Admin SDK');
  await expect(removeSecondFactors({ ...configOf(), port: 1 }, 'a@b.c')).rejects.toThrow(
    'No server of the data folder',
  );
});

test('offers it where accounts are ours, and refuses where it is switched off', async () => {
  const offers = async (origin: string): Promise<unknown> => {
    const html = await (await fetch(`${origin}/uk`)).text();
    const boot = /<script[^>]*id="posy-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    return (JSON.parse(boot) as { firebase?: { secondFactor?: unknown } }).firebase?.secondFactor;
  };
  expect(await offers(server.url)).toBe(true);
  const off = await startTestServer({ secondFactor: false });
  expect(await offers(off.url)).toBe(false);
  const { token: idToken } = await signIn(off.url, 'signUp', credentials);
  const refused = await fetch(`${off.url}${toolkit}/v2/accounts/mfaEnrollment:start?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, totpEnrollmentInfo: {} }),
  });
  expect(await refused.text()).toContain('OPERATION_NOT_ALLOWED');
  await off.stop();
});
