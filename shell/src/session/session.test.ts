import { createMemoryFirestore, exampleSignedIn } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type Session } from '@posy/shared-contracts/mount-props';
import { createSession } from './session';
import type { FirebaseConnection } from './session-types';
import { createWaitingEdits, type EditMarks } from './waiting/waiting-edits';

const createMarks = (): EditMarks => {
  let stored: readonly string[] = [];
  return { read: () => stored, write: (next) => (stored = next), onChangedElsewhere: () => undefined };
};

const setUp = (
  firebase: Partial<FirebaseConnection>,
  forget = async (): Promise<void> => undefined,
  failures: readonly Error[] = [],
) => {
  const failing = [...failures];
  const pauses: number[] = [];
  let isHinted = true;
  const report = jest.fn<void, [string, unknown]>();
  const connection = {
    watchSession: () => () => undefined,
    signOut: async () => undefined,
    forgetDocuments: async () => undefined,
    countLost: async () => 0,
    ...firebase,
  } as FirebaseConnection;
  const host = createSession({
    connect: async () => {
      const failure = failing.shift();
      if (failure !== undefined) throw failure;
      return connection;
    },
    wait: async (milliseconds) => void pauses.push(milliseconds),
    hint: { isSet: () => isHinted, set: () => (isHinted = true), clear: () => (isHinted = false) },
    newId: () => 'id',
    waitingEdits: createWaitingEdits(createMarks(), () => 'edit'),
    forget,
    report,
  });
  return { host, report, pauses, isHinted: () => isHinted };
};

test('signs out although something stored here could not be forgotten, and forgets the rest', async () => {
  const forget = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const blocked = new Error('Another tab holds the documents.');
  const { host, report, isHinted } = setUp({ forgetDocuments: () => Promise.reject(blocked) }, forget);
  await host.signOut();
  expect(forget).toHaveBeenCalledTimes(1);
  expect(isHinted()).toBe(false);
  expect(report).toHaveBeenCalledWith('sign-out', blocked);
});

test('forgets the documents although the storages could not be cleared', async () => {
  const forgetDocuments = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const { host } = setUp({ forgetDocuments }, () => Promise.reject(new Error('The database did not answer.')));
  await host.signOut();
  expect(forgetDocuments).toHaveBeenCalledTimes(1);
});

test('forgets nothing while somebody is still signed in', async () => {
  const forget = jest.fn<Promise<void>, []>().mockResolvedValue(undefined);
  const { host, isHinted } = setUp({ signOut: () => Promise.reject(new Error('offline')) }, forget);
  await expect(host.signOut()).rejects.toThrow('offline');
  expect(forget).not.toHaveBeenCalled();
  expect(isHinted()).toBe(true);
});

test('counts an edit until it is answered, and nothing that the page writes by itself', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { host } = setUp({ firestore: { ...createMemoryFirestore(), commit: () => answered } });
  const commits = [host.firestore.commit([]), host.firestore.commit([], { byItself: true })];
  expect(host.waitingEdits.get()).toBe(1);
  answer();
  await Promise.all(commits);
  expect(host.waitingEdits.get()).toBe(0);
});

test('counts the edits that the server has no room for, and hands the refusal on [H-12]', async () => {
  const full = new FirestoreError('full', 'No room: too much was added within a day.');
  const refusals = [full, new FirestoreError('permission-denied', 'no'), full];
  const commit = () => Promise.reject(refusals.shift() ?? new Error('asked too often'));
  const { host } = setUp({ firestore: { ...createMemoryFirestore(), commit } });
  await expect(host.firestore.commit([])).rejects.toBe(full);
  expect(host.editsWithoutRoom.get()).toBe(1);
  await expect(host.firestore.commit([])).rejects.toThrow('no');
  await expect(host.firestore.commit([], { byItself: true })).rejects.toBe(full);
  expect(host.editsWithoutRoom.get()).toBe(1);
});

test('counts no edit of somebody who signed out', async () => {
  const commit = () => new Promise<void>(() => undefined);
  const { host } = setUp({ firestore: { ...createMemoryFirestore(), commit } });
  void host.firestore.commit([]);
  await host.signOut();
  expect(host.waitingEdits.get()).toBe(0);
});

test('asks once a person is there what earlier pages lost, and leaves what pages write by themselves unremembered [R1-17]', async () => {
  let notify: (session: Session) => void = () => undefined;
  const commit = jest.fn<Promise<void>, Parameters<FirebaseConnection['firestore']['commit']>>(async () => undefined);
  const { host } = setUp({
    firestore: { ...createMemoryFirestore(), commit },
    allAnswered: async () => undefined,
    countLost: async () => 3,
    watchSession: (next) => {
      notify = next;
      return () => undefined;
    },
  });
  await host.firestore.commit([], { byItself: true });
  await host.firestore.commit([]);
  expect(commit.mock.calls.map(([, options]) => options)).toEqual([{ byItself: true }, undefined]);
  expect(host.lostEdits.get()).toBe(0);
  notify(exampleSignedIn());
  await Promise.resolve();
  expect(host.lostEdits.get()).toBe(3);
});

test('connects again while its scripts do not arrive, and what was read meanwhile begins then [case b10]', async () => {
  const slow = new Error('Loading chunk 4247 failed.');
  const signedIn = exampleSignedIn();
  const { host, report, pauses } = setUp(
    {
      firestore: createMemoryFirestore({ weddings: {} }),
      watchSession: (next) => {
        next(signedIn);
        return () => undefined;
      },
    },
    undefined,
    [slow, slow, slow],
  );
  const lists: unknown[] = [];
  host.firestore.watch(
    { collection: collections.weddings() },
    (snapshot) => lists.push(snapshot),
    () => undefined,
  );
  await new Promise(setImmediate);
  expect(host.session.get()).toBe(signedIn);
  expect(lists).toHaveLength(1);
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(report.mock.calls).toEqual([['session', slow]]);
});
