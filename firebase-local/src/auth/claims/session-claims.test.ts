import { join } from 'node:path';
import { decodeJwt } from 'jose';
import Database from 'libsql';
import { type AuthAnswer, type AuthServer, startAuthServer } from '../testing/auth-server';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.stop());

const credentials = { email: 'mo@example.com', password: 'four quiet herons' };
const idTokenOf = ({ body }: AuthAnswer): string => String(body['idToken'] ?? body['id_token']);
const claimsOf = (answer: AuthAnswer) => decodeJwt(idTokenOf(answer));
const setClaims = (claims: object) =>
  server.admin('/accounts:update', { localId: 'u1', customAttributes: JSON.stringify(claims) });
/** Uses of a valid ID token: a request for new tokens, or a new password. */
const renewals: [how: string, members: object][] = [
  ['a new token', { returnSecureToken: true }],
  ['a new password', { password: 'five quiet herons', returnSecureToken: true }],
];

beforeEach(() => server.admin('/accounts', { localId: 'u1', emailVerified: true, ...credentials }));

test.each(renewals)('a claim that was taken from an account does not survive %s [H-11]', async (_how, members) => {
  await setClaims({ kind: 'moderator' });
  const before = await server.call('accounts:signInWithPassword', { ...credentials, returnSecureToken: true });
  expect(claimsOf(before)).toMatchObject({ kind: 'moderator' });
  await setClaims({});
  const renewed = await server.call('accounts:update', { idToken: idTokenOf(before), ...members });
  expect(renewed.status).toBe(200);
  expect(claimsOf(renewed)).not.toHaveProperty('kind');
  expect(claimsOf(await server.refresh(renewed.body['refreshToken']))).not.toHaveProperty('kind');
});

test.each(renewals)(
  'a custom token’s claims stay with its session through %s, the account’s do not [H-11]',
  async (_how, members) => {
    await setClaims({ kind: 'moderator' });
    const token = await server.auth.createCustomToken('u1', { plan: { size: 2 } });
    const before = await server.call('accounts:signInWithCustomToken', { token, returnSecureToken: true });
    expect(claimsOf(before)).toMatchObject({ kind: 'moderator', plan: { size: 2 } });
    await setClaims({});
    const renewed = await server.call('accounts:update', { idToken: idTokenOf(before), ...members });
    for (const answer of [renewed, await server.refresh(renewed.body['refreshToken'])]) {
      expect(claimsOf(answer)).toMatchObject({ plan: { size: 2 } });
      expect(claimsOf(answer)).not.toHaveProperty('kind');
    }
  },
);

test('a session of an earlier version, which stored an account’s claim as its own, shows it no more [H-11]', async () => {
  const before = await server.call('accounts:signInWithPassword', { ...credentials, returnSecureToken: true });
  const database = new Database(join(server.dataDir, 'auth.sqlite'));
  database.exec(`UPDATE refresh_tokens SET claims = '{"kind":"moderator"}'`);
  database.close();
  const refreshed = await server.refresh(before.body['refreshToken']);
  expect(refreshed.status).toBe(200);
  expect(claimsOf(refreshed)).not.toHaveProperty('kind');
});
