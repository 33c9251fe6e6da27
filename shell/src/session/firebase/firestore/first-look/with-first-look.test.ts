import type { SmallStorage } from '@posy/remote-kit';
import { createMemoryFirestore, exampleWedding, type MemoryFirestore } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Message } from '@posy/shared-contracts/entities';
import { type Firestore, FirestoreError, type FirestoreQuery, type Snapshot } from '@posy/shared-contracts/mount-props';
import { createFirstLooks } from './first-looks';
import { withFirstLook, withStoredDocuments } from './with-first-look';

const messages = collections.messages('c1');
const query: FirestoreQuery<Message> = {
  collection: messages,
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: 40,
  firstLook: 2,
};
const said = (minute: number) => ({
  from: 'couple',
  senderUid: 'u1',
  body: `Word ${minute}.`,
  createdAt: `2026-11-19T10:0${minute}:00.000Z`,
});
const words = (...minutes: number[]) => Object.fromEntries(minutes.map((minute) => [`m${minute}`, said(minute)]));

const createDevice = () => {
  const stored = new Map<string, string>();
  const storage: SmallStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  let mayStore = true;
  return {
    stored,
    leave: () => (mayStore = false),
    looks: () => createFirstLooks({ storage, mayStore: () => mayStore }),
  };
};
type TestDevice = ReturnType<typeof createDevice>;

/** A database whose reports are made by the test. */
const silent = () => {
  let report: (snapshot: Snapshot<never>) => void = () => undefined;
  let refuse: (error: FirestoreError) => void = () => undefined;
  const listen = (next: (snapshot: Snapshot<never>) => void, failed: typeof refuse) => {
    [report, refuse] = [next, failed];
    return () => undefined;
  };
  const firestore = {
    watch: (_query: unknown, next: never, failed: never) => listen(next, failed),
    watchDocument: (_path: unknown, _id: string, next: never, failed: never) => listen(next, failed),
  } as unknown as Firestore;
  return {
    firestore,
    report: (snapshot: Snapshot<unknown>) => report(snapshot as Snapshot<never>),
    refuse: (error: FirestoreError) => refuse(error),
  };
};

/** The reports to a listener of the newest messages. */
const follow = async (device: TestDevice, firestore: Firestore, asked = query) => {
  const reported: { ids: string[]; isPart: boolean; fromCache: boolean }[] = [];
  const failures: string[] = [];
  const stop = withFirstLook(firestore, device.looks()).watch(
    asked,
    ({ value, isPart = false, fromCache }) => reported.push({ ids: value.map(({ id }) => id), isPart, fromCache }),
    ({ failure }) => failures.push(failure),
  );
  await Promise.resolve();
  return { reported, failures, stop };
};

/** A visit with an answer from the server. */
const visit = async (device: TestDevice, firestore: MemoryFirestore) => (await follow(device, firestore)).stop();

test('the next visit begins with what was seen first, and says that it is not all [19]', async () => {
  const device = createDevice();
  await visit(device, createMemoryFirestore({ [messages.path]: words(1, 2, 3) }));
  const page = silent();
  const { reported } = await follow(device, page.firestore);
  expect(reported).toEqual([{ ids: ['m3', 'm2'], isPart: true, fromCache: true }]);
  // The database's own cache may still be empty.
  page.report({ value: [], fromCache: true, hasPendingWrites: false });
  expect(reported).toHaveLength(1);
  page.report({ value: [{ id: 'm4' }], fromCache: false, hasPendingWrites: false });
  expect(reported.at(-1)).toEqual({ ids: ['m4'], isPart: false, fromCache: false });
});

test('a short answer is stored whole, and one that does not ask for it not at all [19]', async () => {
  const device = createDevice();
  await visit(device, createMemoryFirestore({ [messages.path]: words(1, 2) }));
  expect((await follow(device, silent().firestore)).reported).toEqual([
    { ids: ['m2', 'm1'], isPart: false, fromCache: true },
  ]);
  const { firstLook: _none, ...plain } = query;
  await follow(device, createMemoryFirestore({ [messages.path]: words(1, 2) }), plain);
  expect((await follow(device, silent().firestore, plain)).reported).toEqual([]);
});

test('whoever was refused, or whose edit waits, finds nothing of it [19]', async () => {
  const device = createDevice();
  const server = createMemoryFirestore({ [messages.path]: words(1) });
  await visit(device, server);
  const waiting = silent();
  await follow(device, waiting.firestore);
  waiting.report({ value: [{ id: 'm1' }], fromCache: false, hasPendingWrites: true });
  expect((await follow(device, silent().firestore)).reported).toEqual([]);
  await visit(device, server);
  const refusing = silent();
  const { failures } = await follow(device, refusing.firestore);
  refusing.refuse(new FirestoreError('permission-denied', 'no'));
  expect(failures).toEqual(['permission-denied']);
  expect((await follow(device, silent().firestore)).reported).toEqual([]);
});

test('nothing is stored or shown while documents of somebody who left may be here, nor reported after the end [19]', async () => {
  const device = createDevice();
  const server = createMemoryFirestore({ [messages.path]: words(1) });
  await visit(device, server);
  let isReported = false;
  const report = (): void => {
    isReported = true;
  };
  withFirstLook(silent().firestore, device.looks()).watch(query, report, report)();
  await Promise.resolve();
  expect(isReported).toBe(false);
  device.leave();
  expect((await follow(device, silent().firestore)).reported).toEqual([]);
  device.stored.clear();
  await visit(device, server);
  expect(device.stored.size).toBe(0);
});

test('what no longer fits its schema is not shown [19]', async () => {
  const device = createDevice();
  await visit(device, createMemoryFirestore({ [messages.path]: words(1) }));
  for (const [key, text] of device.stored) device.stored.set(key, text.replace('"couple"', '"nobody"'));
  expect((await follow(device, silent().firestore)).reported).toEqual([]);
});

test('a device keeps what was looked at last [19]', async () => {
  const device = createDevice();
  const looks = device.looks();
  for (let at = 0; at < 30; at += 1) looks.save(`k${at}`, { documents: [{ id: String(at) }], isPart: false });
  expect([looks.read('k5'), looks.read('k6')?.documents]).toEqual([null, [{ id: '6' }]]);
  expect(device.stored.size).toBe(25);
});

test('a followed document is there on the next visit, until it is gone [19]', async () => {
  const device = createDevice();
  const { id, ...wedding } = exampleWedding();
  const server = createMemoryFirestore({ weddings: { [id]: wedding } });
  const watch = async (firestore: Firestore) => {
    const reported: (string | null)[] = [];
    withStoredDocuments(firestore, device.looks()).watchDocument(
      collections.weddings(),
      id,
      ({ value }) => reported.push(value?.id ?? null),
      () => undefined,
    );
    await Promise.resolve();
    return reported;
  };
  await watch(server);
  const page = silent();
  const reported = await watch(page.firestore);
  expect(reported).toEqual([id]);
  page.report({ value: null, fromCache: false, hasPendingWrites: false });
  expect(reported).toEqual([id, null]);
  expect(await watch(silent().firestore)).toEqual([]);
});

test('of a session that ended by itself nothing is left [19]', () => {
  const device = createDevice();
  const looks = device.looks();
  for (const key of ['k1', 'k2']) looks.save(key, { documents: [{ id: 'm1' }], isPart: false });
  looks.forgetAll();
  expect(device.stored.size).toBe(0);
  looks.save('k1', { documents: [{ id: 'm1' }], isPart: false });
  expect(looks.read('k1')?.documents).toEqual([{ id: 'm1' }]);
});
