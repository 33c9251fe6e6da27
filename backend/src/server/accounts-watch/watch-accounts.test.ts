import { type AccountChange } from '@posy/firebase-local';
import { testBackend } from '#testing/test-backend';
import { signIn } from '#testing/test-server';
import { readAdminSecret } from '../firebase';
import { listAccounts } from './list-accounts';
import { watchAccounts } from './watch-accounts';

const backend = testBackend();
const toolkit = (): string => `${backend.server.url}/identitytoolkit.googleapis.com`;
const secret = (): string => readAdminSecret(backend.server.dataDir);

const change = async (body: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`${toolkit()}/v1/projects/posy-local/accounts:update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};

const look = async (now = Date.now()): Promise<AccountChange[]> => {
  const reported: AccountChange[] = [];
  await watchAccounts({
    firestore: backend.firestore,
    list: () => listAccounts(fetch, { origin: toolkit(), projectId: 'posy-local', token: async () => secret() }),
    notify: async (each) => void reported.push(each),
    now: () => now,
  });
  return reported;
};

test('tells what changed about the ways in since the last look, once, at the address before [R1-16]', async () => {
  const email = 'watched@example.com';
  const { uid } = await signIn(backend.server.url, 'signUp', { email, password: 'sweetpea and sage' });
  const base = { uid, email, emailVerified: false };
  expect(await look()).toEqual([]);
  await change({ localId: uid, linkProviderUserInfo: { providerId: 'google.com', rawId: 'g1' } });
  await change({ localId: uid, password: 'another sweetpea' });
  expect(await look()).toEqual([
    { ...base, kind: 'password-changed' },
    { ...base, kind: 'provider-added', providerId: 'google.com' },
  ]);
  expect(await look()).toEqual([]);
  await change({ localId: uid, email: 'thief@example.com', deleteProvider: ['google.com'] });
  expect(await look()).toEqual([{ ...base, kind: 'provider-removed', providerId: 'google.com' }]);
  await change({ localId: uid, deleteProvider: ['password'] });
  // The account was inactive for a day: it is not even read.
  expect(await look(Date.now() + 24 * 60 * 60_000)).toEqual([]);
});

test('says so when accounts are not listed [R1-16]', async () => {
  const refused = listAccounts(fetch, { origin: toolkit(), projectId: 'posy-local', token: async () => 'wrong' });
  await expect(refused.next()).rejects.toThrow('Accounts were not listed');
});
