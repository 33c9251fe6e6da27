import {
  type DocumentData,
  FieldValue,
  Filter,
  Firestore,
  type QuerySnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import { adminSecret, projectId, startFirestore, type TestServer } from '../testing/firestore-server';

// No look-up of Google's metadata server: there is none here.
process.env.METADATA_SERVER_DETECTION = 'none';

let server: TestServer;
let db: Firestore;

const connect = (secret: string): Firestore =>
  new Firestore({ projectId, host: server.host, ssl: false, customHeaders: { Authorization: `Bearer ${secret}` } });

beforeAll(async () => {
  server = await startFirestore();
  db = connect(adminSecret);
});
afterAll(async () => {
  await db.terminate();
  await server.stop();
});

const data = (snapshot: QuerySnapshot): DocumentData[] => snapshot.docs.map((document) => document.data());
const ids = (snapshot: QuerySnapshot): string[] => snapshot.docs.map(({ id }) => id);

test('documents keep every type of value', async () => {
  const content = {
    text: 'ü\u{1f600}',
    int: 42,
    double: 1.5,
    nan: NaN,
    infinity: -Infinity,
    yes: true,
    nothing: null,
    time: Timestamp.fromMillis(1_700_000_000_123),
    late: new Timestamp(253402300799, 999999000),
    bytes: Buffer.from([0, 255, 7]),
    list: [1, 'two', { three: 3 }],
    map: { fields: { nullValue: null }, updateTime: 'mine', empty: {} },
    reference: db.doc('other/one'),
    vector: FieldValue.vector([1, 2.5]),
  };
  await db.doc('types/all').set(content);
  expect((await db.doc('types/all').get()).data()).toEqual(content);
});

test('creating twice is refused, updating what is absent too', async () => {
  await db.doc('once/one').create({ a: 1 });
  await expect(db.doc('once/one').create({ a: 2 })).rejects.toMatchObject({ code: 6 });
  await expect(db.doc('once/absent').update({ a: 2 })).rejects.toMatchObject({ code: 5 });
  await expect(db.doc('once/one').delete({ lastUpdateTime: Timestamp.fromMillis(5) })).rejects.toMatchObject({
    code: 9,
  });
});

test('merges, field paths and transforms change only what they name', async () => {
  const one = db.doc('merge/one');
  await one.set({ a: { b: 1, c: 2 }, n: 1, list: [1, 2], 'odd.name': 1 });
  await one.set({ a: { b: 9 } }, { merge: true });
  await one.update({ n: FieldValue.increment(2), list: FieldValue.arrayUnion(2, 3), 'a.d': 4 });
  await one.update({ list: FieldValue.arrayRemove(1), when: FieldValue.serverTimestamp(), 'a.c': FieldValue.delete() });
  const { when, ...rest } = (await one.get()).data() ?? {};
  expect(rest).toEqual({ a: { b: 9, d: 4 }, n: 3, list: [2, 3], 'odd.name': 1 });
  expect(when).toBeInstanceOf(Timestamp);
});

test('queries filter, order, page and count', async () => {
  const cities = db.collection('cities');
  const batch = db.batch();
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries())
    batch.set(cities.doc(id), { n: index, even: index % 2 === 0, tags: [id, 'all'], name: `n${index}` });
  await batch.commit();
  expect(ids(await cities.where('n', '>', 1).orderBy('n', 'desc').get())).toEqual(['e', 'd', 'c']);
  expect(ids(await cities.where('even', '==', true).where('n', '<', 4).get())).toEqual(['a', 'c']);
  expect(ids(await cities.where('tags', 'array-contains', 'b').get())).toEqual(['b']);
  expect(ids(await cities.where('name', 'in', ['n0', 'n4']).get())).toEqual(['a', 'e']);
  expect(ids(await cities.where('name', 'not-in', ['n0', 'n4']).get())).toEqual(['b', 'c', 'd']);
  expect(ids(await cities.where(Filter.or(Filter.where('n', '==', 0), Filter.where('n', '==', 3))).get())).toEqual([
    'a',
    'd',
  ]);
  expect(ids(await cities.orderBy('n').startAfter(1).limit(2).get())).toEqual(['c', 'd']);
  expect(ids(await cities.orderBy('n').limitToLast(2).get())).toEqual(['d', 'e']);
  expect(ids(await cities.orderBy('n').offset(3).get())).toEqual(['d', 'e']);
  expect(data(await cities.where('n', '==', 1).select('name').get())).toEqual([{ name: 'n1' }]);
  expect((await cities.where('even', '==', true).count().get()).data().count).toBe(3);
});

test('collection groups reach every depth; recursive deletion removes everything below', async () => {
  await db.doc('parents/p/kids/k1').set({ n: 1 });
  await db.doc('parents/p/kids/k1/toys/t').set({ n: 2 });
  await db.doc('parents/p/deeper/d/kids/k2').set({ n: 2 });
  expect(ids(await db.collectionGroup('kids').orderBy('n').get())).toEqual(['k1', 'k2']);
  expect((await db.doc('parents/p').listCollections()).map(({ id }) => id)).toEqual(['deeper', 'kids']);
  expect((await db.collection('parents').listDocuments()).map(({ id }) => id)).toEqual(['p']);
  await db.recursiveDelete(db.doc('parents/p'));
  expect((await db.collectionGroup('kids').get()).size).toBe(0);
});

test('contending transactions lose no increment', async () => {
  const counter = db.doc('counters/one');
  await counter.set({ n: 0 });
  const bump = (): Promise<void> =>
    db.runTransaction(
      async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      },
      { maxAttempts: 20 },
    );
  await Promise.all(Array.from({ length: 4 }, bump));
  expect((await counter.get()).data()).toEqual({ n: 4 });
});

test('a listener sees the first state and each change', async () => {
  const rooms = db.collection('live');
  const seen: string[][] = [];
  let publish = (): void => undefined;
  const next = (count: number): Promise<void> =>
    new Promise((resolve) => {
      publish = () => void (seen.length >= count && resolve());
      publish();
    });
  const stop = rooms.where('open', '==', true).onSnapshot((snapshot) => {
    seen.push(ids(snapshot));
    publish();
  });
  await next(1);
  await rooms.doc('x').set({ open: true });
  await next(2);
  await rooms.doc('x').set({ open: false });
  await next(3);
  stop();
  expect(seen).toEqual([[], ['x'], []]);
});

test('bulk writes report each outcome', async () => {
  const writer = db.bulkWriter();
  writer.onWriteError(() => false);
  const outcomes = Promise.allSettled([
    writer.create(db.doc('bulk/one'), { a: 1 }),
    writer.update(db.doc('bulk/absent'), { a: 1 }),
  ]);
  await writer.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('neither a wrong secret nor "owner" opens the admin door', async () => {
  for (const secret of ['owner', 'wrong']) {
    const stranger = connect(secret);
    await expect(stranger.doc('types/all').set({})).rejects.toMatchObject({ code: 16 });
    await stranger.terminate();
  }
});
