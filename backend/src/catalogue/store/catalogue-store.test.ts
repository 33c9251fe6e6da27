import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { marketCountrySchema, supplierCategories } from '@posy/shared-contracts/entities';
import { publicReview } from '../records/faces';
import { type PublicReview } from '../records/review-record';
import { type SupplierRecord } from '../records/supplier-record';
import { townRadiusKm } from '../search/places/place';
import { resolveArea } from '../search/places/resolve-place';
import { type CatalogueStore } from './catalogue-store';
import { isIndexCurrent, openMeanwhile } from './open-catalogue-store';
import { first, type SampleIndex, sampleIndex } from './testing/sample-index';

let records: SupplierRecord[];
let sample: SampleIndex;
let store: CatalogueStore;

beforeAll(async () => {
  sample = await sampleIndex();
  ({ store, records } = sample);
});
afterAll(() => sample.remove());

test('a supplier is found by id, public id and slug', () => {
  const some = first(records, (record) => record.reviews.length > 3);
  for (const key of [some.id, some.publicId, some.seo.urlSlug]) expect(store.getSupplier(key)?.id).toBe(some.id);
  expect(store.getSupplier('GB000000')).toBeNull();
});

test('what the index answers for a supplier is its record without the internal part and the reviews', () => {
  for (const record of records.slice(0, 200)) {
    const { internal: _internal, reviews: _reviews, ...visible } = record;
    expect(store.getSupplier(record.id)).toEqual(visible);
    expect(store.getRecord(record.id)).toEqual(record);
  }
});

test('no public answer has hasBadDebtCoupleside or another internal field [D-privacy-01]', () => {
  const marked = first(records, (record) => record.internal.hasBadDebtCoupleside);
  const county = marked.county;
  const answers = [
    ...marketCountrySchema.options.map((countryCode) => store.search({ countryCode, size: 500 })),
    store.search({ countryCode: marked.countryCode, area: county, size: 500 }),
    store.getSupplier(marked.id),
    store.similar(marked.id, 50),
    store.next(marked.id),
    store.suggest(marked.name, marked.countryCode, 20),
    store.realWeddings({ size: 500 }),
    ...records.slice(0, 300).flatMap(({ id }) => [store.reviewsOf(id, { size: 50 }), store.topReviews(id, 5)]),
  ];
  const text = JSON.stringify(answers);
  expect(text).not.toMatch(/hasBadDebt|"internal"|contactEmail|"email"|@/);
});

test('reviews come in pages, newest first unless another order is asked for', () => {
  const some = first(records, (record) => record.reviews.length >= 12);
  const ids = some.reviews.map((review) => review.id);
  const pages = [1, 2, 3].flatMap((page) => store.reviewsOf(some.id, { page, size: 5 }).results);
  expect(pages.map((review) => review.id)).toEqual(ids.slice(0, 15));
  expect(store.reviewsOf(some.id).total).toBe(ids.length);
  const stars = store.reviewsOf(some.id, { sort: 'lowest', size: 100 }).results.map((review) => review.stars);
  expect(stars).toEqual([...stars].sort((a, b) => a - b));
  const five = some.reviews.filter((review) => review.stars === 5).map((review) => review.id);
  const found = store.reviewsOf(some.id, { stars: 5, size: 4, page: 2 });
  expect([found.total, found.results.map((review) => review.id)]).toEqual([five.length, five.slice(4, 8)]);
});

test('top reviews are the ones with most stars', () => {
  const some = first(records, (record) => record.reviews.length >= 10);
  const best = some.reviews
    .map((review) => review.stars)
    .sort((a, b) => b - a)
    .slice(0, 3);
  expect(store.topReviews(some.id, 3).map((review) => review.stars)).toEqual(best);
});

test('rating statistics count the stars', () => {
  for (const { id, reviews, rating } of records.slice(0, 100)) {
    const { histogram, average, count } = store.ratingStatistics(id);
    expect(Object.entries(histogram)).toEqual(
      ['1', '2', '3', '4', '5'].map((stars) => [
        stars,
        reviews.filter((review) => review.stars === Number(stars)).length,
      ]),
    );
    expect({ average, count }).toEqual(rating);
  }
});

test('similar suppliers are of the same category and market, and never the supplier itself', () => {
  for (const record of records.slice(0, 40)) {
    const similar = store.similar(record.publicId, 6);
    expect(
      similar.every(
        (hit) => hit.type === record.type && hit.countryCode === record.countryCode && hit.id !== record.id,
      ),
    ).toBe(true);
  }
});

test('going on to the next supplier visits every one of the county and category once', () => {
  const some = first(records, (record) => record.county === 'Greater London' && record.type === 'venues');
  const all = records
    .filter((record) => record.county === some.county && record.type === some.type)
    .map((record) => record.id);
  const visited = [some.id];
  for (let next = store.next(some.id); next !== null && next.id !== some.id; next = store.next(next.id))
    visited.push(next.id);
  expect(visited.sort()).toEqual(all.sort());
});

test('categories are counted for a market, in its words', () => {
  const counted = store.categories('DE');
  expect(counted.map(({ slug, count }) => [slug, count])).toEqual(
    supplierCategories.map((slug) => [
      slug,
      records.filter((one) => one.countryCode === 'DE' && one.type === slug).length,
    ]),
  );
  expect(counted[0]?.labels.plural).toBe('Hochzeitslocations');
});

test('suggestions have areas, towns and suppliers, and never more than asked for', () => {
  const some = first(records, (record) => record.countryCode === 'GB');
  expect(store.suggest('surr', 'GB', 8)[0]).toMatchObject({ kind: 'area', name: 'Surrey' });
  expect(store.suggest('guildf', 'GB', 8)[0]).toMatchObject({ kind: 'place', name: 'Guildford', county: 'Surrey' });
  expect(store.suggest('munch', 'DE', 8)[0]).toMatchObject({ kind: 'place', name: 'München' });
  expect(store.suggest(some.name, 'GB', 8).map((one) => one.kind === 'supplier' && one.id)).toContain(some.id);
  for (const term of ['a', 's', 'the', 'lo']) expect(store.suggest(term, 'GB', 6).length).toBeLessThanOrEqual(6);
  expect(store.suggest('  ', 'GB', 8)).toEqual([]);
});

test.each([
  ['Surrey', { kind: 'county', name: 'Surrey' }],
  ['scotland', { kind: 'region', name: 'Scotland' }],
  ['UK', { kind: 'everywhere' }],
  ['Atlantis', { kind: 'nowhere' }],
  ['Guildford, Surrey', expect.objectContaining({ kind: 'around', radiusKm: townRadiusKm })],
])('the area %s is understood', (area, expected) => {
  expect(resolveArea(area, 'GB')).toEqual(expected);
});

test('a town that several counties have is the one of the county that is named with it', () => {
  const north = resolveArea('Richmond, North Yorkshire', 'GB');
  const south = resolveArea('Richmond, Greater London', 'GB');
  expect(north.kind === 'around' && Math.round(north.point.lat)).toBe(54);
  expect(south.kind === 'around' && Math.round(south.point.lat)).toBe(51);
});

test('real weddings are found by county, supplier and tier of their creator [S7-works-01]', () => {
  const some = sample.weddings[0];
  if (some === undefined) throw new Error('There are no real weddings');
  const ids = (list: { id: string }[]) => list.map((one) => one.id).sort();
  const { countryCode, county } = some;
  const inCounty = sample.weddings.filter((one) => one.countryCode === countryCode && one.county === county);
  expect(ids(store.realWeddings({ countryCode, county, size: 500 }).results)).toEqual(ids(inCounty));
  const supplierId = some.suppliers[0]?.supplierId ?? '';
  const ofSupplier = sample.weddings.filter((one) =>
    one.suppliers.some((supplier) => supplier.supplierId === supplierId),
  );
  expect(ids(store.realWeddings({ supplierId, size: 500 }).results)).toEqual(ids(ofSupplier));
  const paid = sample.weddings.filter((one) => one.creatorTier >= 2);
  expect(store.realWeddings({ creatorMinTier: 2 }).total).toBe(paid.length);
  expect(store.getRealWedding(some.id)).toEqual(some);
});

test('the latest real weddings come first; random ones keep their order for one seed and change it for another [S7-works-02] [S7-works-03]', () => {
  const order = (seed: string) =>
    store.realWeddings({ sort: 'randomizedByProfileScore', seed, size: 50 }).results.map((one) => one.id);
  expect(order('2026-11-20')).toEqual(order('2026-11-20'));
  expect(order('2026-11-20')).not.toEqual(order('2026-11-21'));
  const latest = store.realWeddings({ sort: 'latestUploaded', size: 50 }).results.map((one) => one.uploadedAt);
  expect(latest).toEqual([...latest].sort().reverse());
});

test('a new review changes rating and count at once, taking it back restores them', () => {
  const some = first(records, (record) => record.reviews.length === 4);
  const [old] = some.reviews;
  if (old === undefined) throw new Error('The supplier has reviews');
  const fresh = { ...publicReview(old), id: 'new-review', stars: 1 as const, createdAt: '2026-11-02T10:00:00.000Z' };
  const take = (version: string, review: PublicReview | null) =>
    store.takeReviews([{ id: 'new-review', supplierId: some.id, version, review }]);
  take('1', fresh);
  const sum = some.reviews.reduce((total, one) => total + one.stars, 1);
  expect(store.getSupplier(some.id)?.rating).toEqual({ count: 5, average: Math.round((sum / 5) * 100) / 100 });
  expect(store.reviewsOf(some.id).results[0]?.id).toBe('new-review');
  take('3', fresh);
  expect(store.reviewsOf(some.id).total).toBe(5);
  // An older change comes too late, and a supplier that is imported again keeps its reviews.
  take('2', null);
  store.putSupplier(some);
  expect(store.reviewsOf(some.id).total).toBe(5);
  expect(store.getSupplier(some.id)?.rating.count).toBe(5);
  take('4', null);
  expect(store.getSupplier(some.id)?.rating).toEqual(some.rating);
});

test('a changed supplier replaces the old one everywhere', () => {
  const some = first(records, (record) => record.type === 'marquee');
  const before = store.count();
  store.putSupplier({ ...some, name: 'Zebrafish Canvas', county: 'Rutland', location: { lat: 52.67, lng: -0.73 } });
  expect(store.count()).toEqual(before);
  const found = store.search({ countryCode: some.countryCode, text: 'zebrafish' });
  expect(found.results.map((hit) => [hit.id, hit.county])).toEqual([[some.id, 'Rutland']]);
  expect(store.search({ countryCode: some.countryCode, near: { lat: 52.67, lng: -0.73, radiusKm: 0.1 } }).total).toBe(
    1,
  );
  store.putSupplier(some);
  expect(store.search({ countryCode: some.countryCode, text: 'zebrafish' }).total).toBe(0);
});

test('the index tells what it holds and reports progress while it is built', () => {
  const reviews = records.reduce((sum, record) => sum + record.reviews.length, 0);
  expect(store.count()).toEqual({ suppliers: 1400, reviews, realWeddings: sample.weddings.length });
  expect(sample.progress.at(-1)).toBe(1400);
  expect(sample.progress.length).toBeGreaterThan(3);
});

test('an index is current only for the catalogue it was built from', async () => {
  expect(isIndexCurrent(sample.path, 'test')).toBe(true);
  expect(isIndexCurrent(sample.path, 'other')).toBe(false);
  expect(isIndexCurrent(join(sample.directory, 'absent.sqlite'), 'test')).toBe(false);
  const broken = join(sample.directory, 'broken.sqlite');
  writeFileSync(broken, 'this is no database, though it is long enough to look like one '.repeat(20));
  expect(isIndexCurrent(broken, 'test')).toBe(false);
});

test('others have their turn while a large index is opened, which then answers as one that was opened in one go [16]', async () => {
  let isOpen = false;
  const opening = openMeanwhile(sample.path).finally(() => (isOpen = true));
  await nextTurn();
  expect(isOpen).toBe(false);
  const opened = await opening;
  const request = { countryCode: 'GB', text: 'barn venue near Bath' } as const;
  const answers = [opened, store].map((one) => one.find(request));
  opened.close();
  expect(answers[0]).toEqual(answers[1]);
});
