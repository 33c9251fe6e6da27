import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSdk } from '#testing/browser-sdk';
import { testBackend } from '#testing/test-backend';
import { doc, getDoc } from 'firebase/firestore';
import { generateCatalogue } from '../generate/generate-catalogue';
import { type SupplierRecord } from '../supplier-record';
import { openPath, removeEntries, storedSuppliers, writeEntries } from './catalogue-collection';
import { demoSource, markDemoRemoved, noDemo } from './demo-source';
import { type LiveCatalogue, openLiveCatalogue } from './live-catalogue';
import { documentsOf, recordOf } from './supplier-documents';

const options = { seed: 5, suppliers: 60 };
const records = [...generateCatalogue(options)];
const directory = mkdtempSync(join(tmpdir(), 'posy-live-'));
const open: Server[] = [];

// Before the database is closed: hooks run in this order.
afterAll(async () => {
  for (const server of open) await server.live.close();
  rmSync(directory, { recursive: true });
});
const backend = testBackend();

/** A server of the installation, as far as it has a catalogue. */
interface Server {
  live: LiveCatalogue;
  names(text: string): string[];
  /** Once the condition holds; it is looked at whenever the index changes. */
  until(condition: () => boolean): Promise<void>;
  faults: unknown[];
  built: number[];
}

async function startServer(name: string, demo = demoSource(options)): Promise<Server> {
  const waiting = new Set<() => void>();
  const faults: unknown[] = [];
  const built: number[] = [];
  const live = await openLiveCatalogue({
    path: join(directory, `${name}.sqlite`),
    firestore: backend.firestore,
    demo,
    progress: (count) => built.push(count),
    changed: () => waiting.forEach((look) => look()),
    warn: (sentence) => faults.push(sentence),
    failed: (error) => faults.push(error),
  });
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const names = (text: string) =>
    live.store.search({ countryCode: 'GB', text, size: 50 }).results.map((supplier) => supplier.name);
  const server = { live, names, until, faults, built };
  open.push(server);
  return server;
}

const stop = async (server: Server): Promise<void> => {
  open.splice(open.indexOf(server), 1);
  await server.live.close();
};

/** A supplier of an operator's, like one of the demo's. */
function real(number: number, changes: Partial<SupplierRecord> = {}): SupplierRecord {
  const like = records.find(({ countryCode }) => countryCode === 'GB');
  if (like === undefined) throw new Error('The sample has a British supplier');
  const id = `sup_real${String(number).padStart(6, '0')}`;
  const seo = { urlSlug: `real-${number}` };
  return { ...like, id, publicId: `real${number}`, slug: seo.urlSlug, seo, reviews: [], demo: false, ...changes };
}

const write = (...written: SupplierRecord[]): Promise<void> =>
  writeEntries(
    backend.firestore,
    written.map((record) => ({ key: record.id, record })),
    () => undefined,
  );

test('every supplier is the same after it was written as documents and read again', () => {
  for (const record of records) {
    const { open: document, closed } = documentsOf({ key: record.id, record });
    expect(recordOf(document, closed)).toEqual(record);
    expect(document.profile).not.toContain(record.internal.contactEmail);
  }
});

test('a new, a changed and a removed supplier are so on every server', async () => {
  const [one, two] = [await startServer('one'), await startServer('two')];
  const both = (condition: (server: Server) => boolean) =>
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

test('a spoilt document is told and holds up no other', async () => {
  const server = await startServer('spoilt');
  await backend.firestore.doc('catalogue/sup_spoilt0').set({ state: 'listed', updatedAt: new Date() });
  await write(real(3, { name: 'Pangolin Peony' }));
  await server.until(() => server.names('Pangolin').length === 1);
  expect(server.faults).toEqual(['catalogue/sup_spoilt0 is no supplier and is left out']);
  await backend.firestore.doc('catalogue/sup_spoilt0').delete();
});

test('while the index is built anew the old one answers, and what changes meanwhile is in both', async () => {
  const server = await startServer('rebuilt');
  const rebuilding = server.live.rebuild();
  expect(server.names('Pangolin')).toEqual(['Pangolin Peony']);
  await write(real(4, { name: 'Okapi Orchid' }));
  await rebuilding;
  await server.until(() => server.names('Okapi').length === 1);
  expect(server.names('Pangolin')).toEqual(['Pangolin Peony']);
  expect(server.faults).toEqual([]);
});

test('no client reads a document of the catalogue, least of all its private part', async () => {
  const couple = await openSdk(backend.server, await backend.couple('reader'));
  for (const path of [openPath(real(3).id), `cataloguePrivate/${real(3).id}`, 'catalogueSources/demo'])
    await expect(getDoc(doc(couple.db, path))).rejects.toMatchObject({ code: 'permission-denied' });
  await couple.close();
});

test('an operator who removes the demo keeps what is real, on servers that run and on new ones', async () => {
  const server = await startServer('without');
  const invented: string[] = [];
  for await (const { id, record } of storedSuppliers(backend.firestore, () => undefined))
    if (record?.demo === true) invented.push(id);
  await removeEntries(backend.firestore, invented);
  await markDemoRemoved(backend.firestore);
  await server.until(() => server.live.store.count().suppliers === 3);
  expect(server.live.store.count().realWeddings).toBe(0);
  const fresh = await startServer('fresh', noDemo);
  expect(fresh.live.store.count().suppliers).toBe(3);
});
