import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { type SupplierRecord } from '../records/supplier-record';
import { type SupplierTexts } from '../records/supplier-texts';
import { documentsOf } from '../source/supplier-documents';
import { isIndexCurrent, openCatalogueStore } from './open-catalogue-store';
import { rebuildIndex } from './rebuild-index';
import { type SampleIndex, sampleIndex } from './testing/sample-index';

let sample: SampleIndex;
const directory = mkdtempSync(join(tmpdir(), 'posy-rebuild-'));
beforeAll(async () => {
  sample = await sampleIndex();
});
afterAll(() => {
  sample.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** All contents of an index, including the tables of words. */
const contentOf = (path: string): string => {
  const db = new Database(path, { readonly: true });
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name")
    .all() as { name: string }[];
  const rows = tables.map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).raw().all()]);
  db.close();
  return JSON.stringify(rows);
};

test('another thread writes the very same index [16]', async () => {
  const [here, apart] = [join(directory, 'here.sqlite'), join(directory, 'apart.sqlite')];
  const all = {
    records: sample.records.slice(0, 300),
    realWeddings: sample.weddings,
    fingerprint: 'same',
    mark: () => 'here',
  };
  const done = await rebuildIndex({ ...all, path: here });
  expect(await rebuildIndex({ ...all, path: apart, apart: true })).toEqual(done);
  expect(isIndexCurrent(apart, 'same')).toBe(true);
  // Not `toEqual`, whose failure would print megabytes.
  expect(contentOf(apart) === contentOf(here)).toBe(true);
});

test.each([false, true])('a build that fails leaves the old index in place (in another thread: %s)', async (apart) => {
  const path = join(directory, `fails-${apart}.sqlite`);
  await rebuildIndex({ path, records: sample.records.slice(0, 5), fingerprint: 'good', apart });
  async function* failing() {
    yield* sample.records.slice(0, 3);
    throw new Error('the catalogue went away');
  }
  await expect(rebuildIndex({ path, records: failing(), fingerprint: 'bad', apart })).rejects.toThrow('went away');
  expect(isIndexCurrent(path, 'good')).toBe(true);
  const opened = openCatalogueStore(path);
  expect(opened.count().suppliers).toBe(5);
  opened.close();
});

test.each([false, true])(
  'what does not fit is left out and warned of, and keeps no other out (in another thread: %s) [16]',
  async (apart) => {
    const path = join(directory, `misfits-${apart}.sqlite`);
    const [first, second, third, fourth] = sample.records.filter(({ reviews }) => reviews.length > 1) as [
      SupplierRecord,
      SupplierRecord,
      SupplierRecord,
      SupplierRecord,
    ];
    const { name: _none, ...nameless } = third;
    const records = [
      first,
      { ...second, publicId: first.publicId },
      nameless as SupplierRecord,
      { ...fourth, reviews: first.reviews.map((review) => ({ ...review, supplierId: fourth.id })) },
      second,
    ];
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence.replace(/ is left out: .*/s, ''));
    await rebuildIndex({ path, records, fingerprint: 'misfits', apart, warn });
    expect(warnings.sort()).toEqual([`The supplier ${second.id}`, `The supplier ${third.id}`].sort());
    const opened = openCatalogueStore(path);
    const there = [first, second, third, fourth].filter(({ id }) => opened.getSupplier(id) !== null);
    const { total } = opened.reviewsOf(first.id);
    opened.close();
    expect(there.map(({ id }) => id)).toEqual([first.id, second.id, fourth.id]);
    expect(total).toBe(first.reviews.length);
  },
);

test.each([false, true])(
  'documents make their suppliers, and an invalid one is reported and blocks no other (in another thread: %s) [16]',
  async (apart) => {
    const path = join(directory, `documents-${apart}.sqlite`);
    const records = sample.records.slice(0, 5);
    const texts = records.map((record): SupplierTexts => {
      const { open, closed } = documentsOf({ key: record.id, record });
      return { id: record.id, profile: open.profile, internal: closed.internal };
    });
    async function* documents() {
      yield [...texts.slice(0, 2), { id: 'sup_spoilt00', profile: '{', internal: '{}' }];
      yield texts.slice(2);
    }
    const warnings: string[] = [];
    const done: number[] = [];
    await rebuildIndex({
      path,
      documents: documents(),
      fingerprint: 'documents',
      apart,
      warn: (sentence) => void warnings.push(sentence),
      onProgress: ({ suppliers }) => void done.push(suppliers),
    });
    expect(warnings).toEqual(['catalogue/sup_spoilt00 has no readable profile and is left out']);
    expect(done).toEqual([3, 6]);
    const opened = openCatalogueStore(path);
    const sorted = (record: SupplierRecord | null) =>
      record && { ...record, reviews: record.reviews.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
    const stored = records.map(({ id }) => sorted(opened.getRecord(id)));
    opened.close();
    expect(stored).toEqual(records.map(sorted));
  },
);
