import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { type Firestore, FirestoreError, type SignedIn, type Snapshot } from '@posy/shared-contracts/mount-props';
import type { User as AuthUser } from 'firebase/auth';
import { watchWedding } from './watch-wedding';

type Report = Partial<Snapshot<unknown>>;

/** Follows a wedding at a database whose listener is moved by hand. */
const follow = () => {
  const { clock, pass } = createTestHost();
  const { user } = exampleSignedIn();
  let report: (snapshot: Report) => void = () => undefined;
  let refuse: (error: FirestoreError) => void = () => undefined;
  const watchDocument = ((_collection, _id, next, failed) => {
    report = (snapshot) => next({ fromCache: false, hasPendingWrites: false, ...snapshot } as never);
    refuse = failed;
    return () => undefined;
  }) satisfies Firestore['watchDocument'];
  const sessions: SignedIn[] = [];
  watchWedding({
    firestore: { ...createMemoryFirestore(), watchDocument },
    clock,
    account: { uid: 'u1', email: 'maya@example.com' } as AuthUser,
    user,
    next: (session) => sessions.push(session),
    failed: () => undefined,
  });
  return {
    pass,
    report: (snapshot: Report) => report(snapshot),
    deny: () => refuse(new FirestoreError('permission-denied', 'no')),
    disconnect: () => refuse(new FirestoreError('unavailable', 'no')),
    days: () => sessions.map(({ wedding }) => wedding?.date ?? null),
    latest: () => sessions.at(-1),
  };
};

const undated = exampleWedding({ date: null });
const dated = exampleWedding({ date: '2028-06-15' });

test('a change that is refused together with the reading is not shown as the wedding’s', () => {
  const { report, deny, days } = follow();
  report({ value: undated });
  report({ value: dated, hasPendingWrites: true });
  deny();
  expect(days()).toEqual([null, '2028-06-15', null]);
});

test('while reading is refused, the cache says nothing about the wedding, and is no answer', () => {
  const { report, deny, days, pass, latest } = follow();
  report({ value: undated });
  for (const pause of [1000, 2000, 4000]) {
    deny();
    pass(pause);
    report({ value: dated, fromCache: true, hasPendingWrites: true });
  }
  expect(days()).toEqual([null]);
  deny();
  expect(latest()).toMatchObject({ wedding: null, lostAccess: { weddingId: undated.id } });

  pass(60_000);
  report({ value: dated });
  expect(latest()).toMatchObject({ wedding: { date: '2028-06-15' } });
});

test('a lost connection after lost access does not bring the wedding back from the cache', () => {
  const { report, deny, disconnect, pass, latest } = follow();
  report({ value: undated });
  for (const pause of [1000, 2000, 4000]) {
    deny();
    pass(pause);
  }
  deny();
  pass(60_000);
  disconnect();
  pass(60_000);
  report({ value: undated, fromCache: true });
  expect(latest()).toMatchObject({ wedding: null, lostAccess: { weddingId: undated.id } });
});

test('an edit that waits for the connection is shown, also after a reload', () => {
  const { report, days } = follow();
  report({ value: dated, fromCache: true, hasPendingWrites: true });
  expect(days()).toEqual(['2028-06-15']);
});
