import { createTestHost, settle } from '@posy/remote-kit/testing';
import {
  FirestoreError,
  type FirestoreQuery,
  type Identified,
  type Snapshot,
} from '@posy/shared-contracts/mount-props';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { createDirectQuery } from './direct/direct-query';
import { createEarlyReading } from './early-reading';
import { createKnownLists } from './known-lists';
import { liveList } from './live-list';

interface Guest {
  name: string;
}
type GuestSnapshot = Snapshot<Identified<Guest>[]>;

const query: FirestoreQuery<Guest> = { collection: { path: 'weddings/w1/guests', schema: undefined as never } };

/** A snapshot as the SDK reports it: documents, whether it is from the cache, and whether edits are pending. */
const snapshotOf = (names: Record<string, string>, fromCache: boolean, hasPendingWrites = false): QuerySnapshot => {
  const docs = Object.entries(names).map(([id, name]) => ({
    id,
    data: () => ({ name }),
    // Only the changed document is pending, not the cached one.
    metadata: { hasPendingWrites: hasPendingWrites && name !== 'Kept' },
  }));
  return {
    docs,
    empty: docs.length === 0,
    metadata: { fromCache, hasPendingWrites },
    docChanges: () => docs.map((doc) => ({ type: 'added', doc })),
  } as unknown as QuerySnapshot;
};

const direct = ['g1', 'g2', 'g3'].map((id) => ({
  document: { name: `a/${id}`, fields: { name: { stringValue: id.toUpperCase() } } },
}));

const setUp = (asked = query) => {
  const host = createTestHost();
  const { clock } = host;
  const stored = new Map<string, unknown>();
  const store = {
    read: (key: string) => (stored.get(key) ?? null) as never,
    write: (key: string, value: unknown) => void stored.set(key, value),
  };
  const known = createKnownLists(store, true);
  const online = { clock, isOnline: () => true };
  const readEarly = createEarlyReading({
    ...online,
    ask: createDirectQuery({
      fetch: (async () => ({ ok: true, json: async () => direct })) as unknown as typeof fetch,
      documents: '',
      idToken: async () => 't',
    }),
    isKnown: known.has,
  });
  const reported: GuestSnapshot[] = [];
  const listeners: { hear: (snapshot: QuerySnapshot) => void; fail: (error: FirestoreError) => void }[] = [];
  const begin = () =>
    liveList<Guest>(
      {
        query: asked,
        listen(hear, fail) {
          listeners.push({ hear, fail });
          return () => undefined;
        },
        read: (id, data) => ({ id, name: String(data.name) }),
        readStored: (found: QueryDocumentSnapshot) => ({ id: found.id, name: String(found.data().name) }),
        next: (snapshot) => reported.push(snapshot),
        failed: () => undefined,
      },
      { waiting: online, readEarly, known },
    );
  return { begin, reported, listeners, store, known, host };
};

const names = (reported: GuestSnapshot | undefined) => reported?.value.map(({ name }) => name);

test('stays whole until the listener has the server’s answer, with what was changed here meanwhile [R1-17]', async () => {
  const { begin, reported, listeners } = setUp();
  begin();
  await settle();
  expect(reported.map(names)).toEqual([['G1', 'G2', 'G3']]);
  expect(reported[0]).toMatchObject({ fromCache: true, answered: true });
  // The SDK has only one edit of this page, and one cached guest.
  listeners[0]?.hear(snapshotOf({ g2: 'Noor', g8: 'Kept', g9: 'New' }, true, true));
  expect(names(reported.at(-1))).toEqual(['G1', 'Noor', 'G3', 'Kept', 'New']);
  expect(reported.at(-1)).toMatchObject({ hasPendingWrites: true, waiting: ['g2', 'g9'] });
  listeners[0]?.hear(snapshotOf({ g1: 'Ida' }, false));
  expect(reported.at(-1)).toEqual({ value: [{ id: 'g1', name: 'Ida' }], fromCache: false, hasPendingWrites: false });
});

test('is known from then on, in every tab and page: it is listened to at once [R1-17]', async () => {
  const { begin, listeners, store, known } = setUp();
  begin();
  expect(listeners).toHaveLength(0);
  await settle();
  expect(known.has(query.collection.path)).toBe(false);
  listeners[0]?.hear(snapshotOf({ g1: 'Ida' }, false));
  begin();
  expect(listeners).toHaveLength(2);
  expect(createKnownLists(store, true).has(query.collection.path)).toBe(true);
  expect(createKnownLists(store, false).has(query.collection.path)).toBe(false);
});

test('a long list whose beginning is shown comes in parts, and not at all once it failed', async () => {
  const { begin, reported, listeners, host } = setUp({ ...query, limit: 1000, firstLook: 20 });
  const many = Object.fromEntries(Array.from({ length: 400 }, (_none, index) => [`g${index}`, `Guest ${index}`]));
  begin();
  listeners[0]?.hear(snapshotOf(many, false));
  host.pass(0);
  expect(reported).toEqual([]);
  host.pass(0);
  expect(reported.at(-1)?.value).toHaveLength(400);
  begin();
  listeners[1]?.hear(snapshotOf(many, true));
  listeners[1]?.fail(new FirestoreError('permission-denied', 'No.'));
  host.pass(0);
  host.pass(0);
  expect(reported).toHaveLength(1);
});
