import { doc, getDoc } from 'firebase/firestore';
import { openSdk } from '#testing/browser-sdk';
import { type SupplierRecord } from '../records/supplier-record';
import { recordOf } from '../records/supplier-texts';
import { openPath, removeEntries, storedSuppliers } from './catalogue-collection';
import { markDemoRemoved, noDemo } from './demo-source';
import { documentsOf } from './supplier-documents';
import { demoRecords as records, type LiveServer, liveServers, real } from './testing/live-servers';

const { backend, start: startServer, stop, write } = liveServers();
const writeSuppliers = write;

test('photos of a supplier are written with their order, and read by it, however the document lists them [S7-database-13]', async () => {
  const photo = (seed: string) => ({ id: seed, category: 'venues' as const, seed, label: seed });
  const given = ['door', 'hall', 'garden'].map(photo);
  await write(real(77, { photos: given }));
  const reference = backend.firestore.doc(openPath(real(77).id));
  const profile = JSON.parse(String((await reference.get()).get('profile'))) as { photos: { order: number }[] };
  expect(profile.photos).toEqual(given.map((one, order) => ({ ...one, order })));
  const shuffled = { ...profile, photos: profile.photos.toReversed() };
  await reference.update({ profile: JSON.stringify(shuffled) });
  const stored = [];
  for await (const one of storedSuppliers(backend.firestore, () => undefined)) stored.push(one);
  expect(stored.find(({ id }) => id === real(77).id)?.record?.photos).toEqual(given);
  await removeEntries(backend.firestore, [real(77).id]);
});

test('every supplier is the same after it was written as documents and read again', () => {
  for (const record of records) {
    const { open: document, closed } = documentsOf({ key: record.id, record });
    expect(recordOf({ id: record.id, ...document, ...closed })).toEqual(record);
    expect(document.profile).not.toContain(record.internal.contactEmail);
  }
});

test('a supplier with its members in another order is the same to an import [16]', () => {
  const turned = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, inner]) => [name, turned(inner)]),
        )
      : value;
  const hashOf = (record: SupplierRecord) => documentsOf({ key: record.id, record }).open.hash;
  for (const record of records.slice(0, 10)) expect(hashOf(turned(record) as SupplierRecord)).toBe(hashOf(record));
});

test('a new, a changed and a removed supplier are so on every server', async () => {
  const [one, two] = [await startServer('one'), await startServer('two')];
  const both = (condition: (server: LiveServer) => boolean) =>
    Promise.all([one, two].map((server) => server.until(() => condition(server))));
  await write(real(1, { name: 'Zebrafish Zinnia' }));
  await both((server) => server.names('Zebrafish').length === 1);
  await write(real(1, { name: 'Quokka Quince' }));
  await both((server) => server.names('Quokka').length === 1);
  expect([one, two].map((server) => server.names('Zebrafish'))).toEqual([[], []]);
  await removeEntries(backend.firestore, [real(1).id]);
  await both((server) => server.names('Quokka').length === 0);
  expect(one.live.store.getSupplier(real(1).id)).toBeNull();
  await backend.firestore.doc(openPath(real(1).id)).delete();
  expect([one.faults, two.faults]).toEqual([[], []]);
});

test('a server that was away finds what changed meanwhile without building its index anew', async () => {
  await stop(await startServer('away'));
  await write(real(2, { name: 'Axolotl Aster' }));
  const back = await startServer('away');
  expect(back.built).toEqual([]);
  expect(back.names('Axolotl')).toEqual(['Axolotl Aster']);
});

test('a document goes before the demo supplier of its id, also in a new index', async () => {
  const [demo] = records.filter(({ countryCode }) => countryCode === 'GB');
  if (demo === undefined) throw new Error('The sample has a British supplier');
  await write({ ...demo, name: 'Narwhal Narcissus' });
  const server = await startServer('new');
  expect(server.live.store.getSupplier(demo.id)?.name).toBe('Narwhal Narcissus');
  expect(server.live.store.count().suppliers).toBe(records.length + 1);
});

test('an invalid document is reported and delays no other', async () => {
  const server = await startServer('spoilt');
  await backend.firestore.doc('catalogue/sup_spoilt0').set({ state: 'listed', updatedAt: new Date() });
  await write(real(3, { name: 'Pangolin Peony' }));
  await server.until(() => server.names('Pangolin').length === 1);
  expect(server.faults).toEqual(['catalogue/sup_spoilt0 is no supplier and is left out']);
  await backend.firestore.doc('catalogue/sup_spoilt0').delete();
});

test('of changes that come at once, one that does not fit holds up no other [16]', async () => {
  const server = await startServer('misfit');
  const named = ['Wombat Wisteria', 'Wallaby Wisteria'].map((name, at) => real(5 + at, { name }));
  await write(...named, real(7, { publicId: 'real5' }));
  await server.until(() => server.names('Wisteria').length === 2);
  expect(server.faults).toEqual([expect.objectContaining({ message: expect.stringContaining('UNIQUE') as string })]);
  await removeEntries(
    backend.firestore,
    [5, 6, 7].map((number) => real(number).id),
  );
  await server.until(() => server.names('Wisteria').length === 0);
});

test('no client reads a document of the catalogue, least of all its private part', async () => {
  const couple = await openSdk(backend.server, await backend.couple('reader'));
  for (const path of [openPath(real(3).id), `cataloguePrivate/${real(3).id}`, 'catalogueSources/demo'])
    await expect(getDoc(doc(couple.db, path))).rejects.toMatchObject({ code: 'permission-denied' });
  await couple.close();
});

describe('what couples write', () => {
  const write = (id: string, changes: object = {}) =>
    backend.firestore.doc(`reviews/${id}`).set({
      ...{
        supplierId: real(1).id,
        state: 'published',
        stars: 4,
        title: 'Calm',
        body: 'All in good time.',
        name: 'Ana',
      },
      ...{ from: '', dateWedding: '2026-05-01', bookedThroughPosy: true, photos: [], createdAt: new Date() },
      changedAt: new Date(),
      ...changes,
    });
  const ratingOn = ({ live }: LiveServer, id = real(1).id) => live.store.getSupplier(id)?.rating;

  test('is on every server, on one that was away, and in an index that is built anew', async () => {
    await writeSuppliers(real(1));
    const one = await startServer('reviewed');
    await stop(await startServer('reviewed-later'));
    await write('r1');
    await write('r2', { state: 'pending', stars: 1 });
    await one.until(() => ratingOn(one)?.count === 1);
    const later = await startServer('reviewed-later');
    expect([later.built, ratingOn(later)]).toEqual([[], { average: 4, count: 1 }]);
    await write('r2', { stars: 1 });
    await Promise.all([one, later].map((server) => server.until(() => ratingOn(server)?.count === 2)));
    await one.live.rebuild();
    expect(ratingOn(one)).toEqual({ average: 2.5, count: 2 });
    await writeSuppliers(real(1, { name: 'Echidna Echinacea' }));
    await one.until(() => one.names('Echidna').length === 1);
    expect(ratingOn(one)).toEqual({ average: 2.5, count: 2 });
    expect(later.faults).toEqual([]);
  });

  test('of a review of the demo goes before it, also in what is built anew', async () => {
    const server = await startServer('moderated');
    const some = records.find(({ reviews }) => reviews.length > 2);
    const [review] = some?.reviews ?? [];
    const count = () => ratingOn(server, some?.id)?.count;
    const before = some?.rating.count ?? 0;
    await write(review?.id ?? '', { supplierId: some?.id, state: 'refused' });
    await server.until(() => count() === before - 1);
    await server.live.rebuild();
    expect(count()).toBe(before - 1);
  });

  test('that cannot be read is reported and holds up no other', async () => {
    const server = await startServer('spoilt-review');
    await backend.firestore.doc('reviews/spoilt').set({ supplierId: real(1).id, changedAt: new Date() });
    await write('r3', { stars: 5 });
    await server.until(() => ratingOn(server)?.count === 3);
    expect(server.faults).toEqual([expect.stringMatching('^reviews/spoilt is no review and is left out')]);
    await removeEntries(backend.firestore, [real(1).id]);
  });
});

test('an operator who removes the demo keeps what is real, on servers that run and on new ones', async () => {
  const server = await startServer('without');
  const invented: string[] = [];
  for await (const { id, record } of storedSuppliers(backend.firestore, () => undefined))
    if (record?.demo === true) invented.push(id);
  await removeEntries(backend.firestore, invented);
  await markDemoRemoved(backend.firestore);
  await server.until(() => server.live.store.count().suppliers === 2);
  expect(server.live.store.count().realWeddings).toBe(0);
  const fresh = await startServer('fresh', noDemo);
  expect(fresh.live.store.count().suppliers).toBe(2);
});
