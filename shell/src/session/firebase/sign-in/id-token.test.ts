import type { User } from 'firebase/auth';
import { idTokenOf } from './id-token';

const authWith = (getIdToken: User['getIdToken']) => ({ currentUser: { getIdToken } as User | null });

test('is the person’s own, and a new one if asked', async () => {
  const auth = authWith(async (renews) => (renews === true ? 'new' : 'kept'));
  expect(await idTokenOf(auth, false)).toBe('kept');
  expect(await idTokenOf(auth, true)).toBe('new');
  expect(await idTokenOf({ currentUser: null }, true)).toBeNull();
});

test('is none once the session has ended, which is not a lost connection', async () => {
  const ended = authWith(async () => {
    ended.currentUser = null;
    throw new Error('auth/user-token-expired');
  });
  expect(await idTokenOf(ended, false)).toBeNull();
  const offline = authWith(async () => {
    throw new Error('auth/network-request-failed');
  });
  await expect(idTokenOf(offline, false)).rejects.toThrow('network');
});
