import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  type MemoryFirestore,
} from '@posy/remote-kit/testing';
import { defaultMarket } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type Session } from '@posy/shared-contracts/mount-props';
import { waitFor } from '@testing-library/react';
import type { Auth, User as AuthUser } from 'firebase/auth';
import { watchSession } from './watch-session';

const { user: profile } = exampleSignedIn();

/** Firebase Auth, as far as a session listens to it. */
const createAuth = () => {
  let notify: (account: AuthUser | null) => void = () => undefined;
  const auth = {
    onAuthStateChanged(next: typeof notify) {
      notify = next;
      return () => undefined;
    },
  } as unknown as Auth;
  const account = { uid: 'u1', email: 'maya@example.com' } as AuthUser;
  return {
    auth,
    signIn: (details: Partial<AuthUser> = {}) => notify({ ...account, ...details }),
    signOut: () => notify(null),
  };
};

/** Another person's write: it arrives through the listeners. */
const put = (firestore: MemoryFirestore, path: 'users' | 'weddings', id: string, document: object): void => {
  const collection = path === 'users' ? collections.users() : collections.weddings();
  firestore.writeElsewhere([{ kind: 'set', collection, id, data: { ...document } }]);
};

const begin = () => {
  const firestore = createMemoryFirestore();
  const { clock, pass } = createTestHost();
  const { auth, signIn, signOut } = createAuth();
  const sessions: Session[] = [];
  watchSession({ auth, firestore, clock, market: defaultMarket, report: () => undefined }).watch(
    (session) => sessions.push(session),
    () => undefined,
  );
  return { firestore, pass, signIn, signOut, latest: () => sessions.at(-1), sessions };
};

test('listens to the wedding from when the profile has an id, and to nothing after sign-out [S4-listener-01]', async () => {
  const { firestore, signIn, signOut, latest, sessions } = begin();
  put(firestore, 'weddings', 'w1', exampleWedding());
  put(firestore, 'users', 'u1', { ...profile, weddingId: null });
  signIn();
  expect(latest()).toMatchObject({ status: 'signed-in', wedding: null, role: null });

  put(firestore, 'users', 'u1', profile);
  expect(latest()).toMatchObject({ wedding: { id: 'w1' }, role: 'owner' });
  put(firestore, 'weddings', 'w1', exampleWedding({ partners: ['Maya', 'Alex'] }));
  expect(latest()).toMatchObject({ wedding: { partners: ['Maya', 'Alex'] } });

  signOut();
  expect(latest()).toEqual({ status: 'signed-out' });
  const before = sessions.length;
  put(firestore, 'weddings', 'w1', exampleWedding({ partners: ['Somebody', 'Else'] }));
  put(firestore, 'users', 'u1', { ...profile, name: 'Somebody' });
  expect(sessions).toHaveLength(before);
});

test('hears at once when a role in the wedding changes [S6-collab-03]', () => {
  const { firestore, signIn, latest } = begin();
  put(firestore, 'users', 'u1', profile);
  put(firestore, 'weddings', 'w1', exampleWedding({ roles: { u1: 'partner' } }));
  signIn();
  expect(latest()).toMatchObject({ role: 'partner' });
  put(firestore, 'weddings', 'w1', exampleWedding({ roles: { u1: 'helper' } }));
  expect(latest()).toMatchObject({ role: 'helper' });
});

test.each(['password', 'google.com', 'apple.com'])(
  'gives a new person a profile that says by which way they came: %s',
  async (providerId) => {
    const { firestore, signIn, latest } = begin();
    signIn({ displayName: 'Maya Okafor', providerData: [{ providerId }] as AuthUser['providerData'] });
    await waitFor(() => expect(latest()).toMatchObject({ status: 'signed-in', role: 'owner' }));
    expect(firestore.documents('users').u1).toMatchObject({ provider: providerId, name: 'Maya' });
  },
);

test('tries again to give a new person their profile when the server refused it once', async () => {
  const { firestore, pass, signIn, latest } = begin();
  firestore.refuse(new FirestoreError('permission-denied', 'not yet'));
  signIn({ displayName: 'Maya', providerData: [] });
  await waitFor(() => expect(firestore.documents('users')).toEqual({}));
  firestore.refuse(null);
  await waitFor(() => {
    pass(2000);
    expect(latest()).toMatchObject({ status: 'signed-in', role: 'owner' });
  });
});

test('reads the profile of who is here from the database, live, and writes one for who has none [S7-database-03]', async () => {
  const known = begin();
  put(known.firestore, 'users', 'u1', { ...profile, weddingId: null });
  known.signIn();
  expect(known.latest()).toMatchObject({ status: 'signed-in', user: { name: profile.name } });
  put(known.firestore, 'users', 'u1', { ...profile, name: 'May', weddingId: null });
  expect(known.latest()).toMatchObject({ user: { name: 'May' } });

  const fresh = begin();
  fresh.signIn({ displayName: 'Tom Reed', providerData: [] });
  await waitFor(() => expect(fresh.firestore.documents('users')['u1']).toMatchObject({ name: 'Tom', kind: 'couple' }));
  await waitFor(() => expect(fresh.latest()).toMatchObject({ status: 'signed-in', user: { name: 'Tom' } }));
});
