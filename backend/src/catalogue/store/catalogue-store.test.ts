import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance } from '../generate/chance';
import { generateCatalogue, generateRealWeddings } from '../generate/generate-catalogue';
import {
  type CatalogueStore,
  categorySlugs,
  countryCodes,
  type ReviewRecord,
  type SearchRequest,
  type SupplierRecord,
} from '../types';
import { fold, resolveArea, townRadiusKm } from './areas';
import { isIndexCurrent, openCatalogueStore } from './open-catalogue-store';
import { rebuildIndex } from './rebuild-index';
import { searchableText } from './writer';

const options = { seed: 11, suppliers: 1400 };
const records = [...generateCatalogue(options)];
const weddings = [...generateRealWeddings(options)];
const directory = mkdtempSync(join(tmpdir(), 'posy-catalogue-'));
const path = join(directory, 'catalogue.sqlite');
let store: CatalogueStore;
const progress: number[] = [];

beforeAll(async () => {
  const onProgress = ({ suppliers }: { suppliers: number }) => progress.push(suppliers);
  await rebuildIndex({ path, records, realWeddings: weddings, fingerprint: 'test', onProgress });
  store = openCatalogueStore(path);
});
afterAll(() => {
  store.close();
  rmSync(directory, { recursive: true, force: true });
});

const first = (list: SupplierRecord[], fits: (record: SupplierRecord) => boolean): SupplierRecord => {
  const found = list.find(fits);
  if (found === undefined) throw new Error('The catalogue of this test has no such supplier');
  return found;
};

/** The haversine formula: another one than the store's. */
function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
}

const wordsOf = new Map(
  records.map((record) => [record.id, fold(Object.values(searchableText(record)).join(' ')).split(' ')]),
);

function isThere(record: SupplierRecord, { near, area, countryCode }: SearchRequest): boolean {
  if (near !== undefined) return distanceKm(record.location, near) <= near.radiusKm;
  const resolved = area === undefined ? { kind: 'everywhere' as const } : resolveArea(area, countryCode);
  if (resolved.kind === 'around') return distanceKm(record.location, resolved.point) <= resolved.radiusKm;
  if (resolved.kind === 'county') return record.county === resolved.name;
  if (resolved.kind === 'region') return record.address.adminArea[0] === resolved.name;
  return resolved.kind === 'everywhere';
}

/** What the request asks for, said in the plainest way. */
function fits(record: SupplierRecord, request: SearchRequest): boolean {
  const asked = fold(request.text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const keys = (list: { key: string }[]) => list.map((item) => item.key);
  return (
    record.countryCode === request.countryCode &&
    (request.category === undefined || record.type === request.category) &&
    !(request.exceptCategories ?? []).includes(record.type) &&
    isThere(record, request) &&
    asked.every((word) => (wordsOf.get(record.id) ?? []).some((known) => known.startsWith(word))) &&
    record.price.from.amount <= (request.priceMax ?? Infinity) &&
    (request.capacityMin === undefined || (record.capacity?.max ?? -1) >= request.capacityMin) &&
    record.rating.average >= (request.ratingMin ?? 0) &&
    record.tier >= (request.tierMin ?? 0) &&
    record.profileScore < (request.profileScoreBelow ?? Infinity) &&
    (request.withOffer !== true || record.offers.length > 0) &&
    (request.features ?? []).every((key) => keys(record.features).includes(key)) &&
    (request.styles === undefined || request.styles.some((key) => keys(record.styles).includes(key)))
  );
}

/** A request that a couple could make: about some supplier of the catalogue, with some of the filters. */
function drawRequest(seed: number): SearchRequest {
  const draw = chance(`request:${seed}`);
  const some = draw.pick(records);
  const maybe = <T>(probability: number, value: () => T): T | undefined =>
    draw.yes(probability) ? value() : undefined;
  const request: SearchRequest = {
    countryCode: some.countryCode,
    category: maybe(0.6, () => some.type),
    text: maybe(0.3, () => draw.sample(some.description.split(' '), 2).join(' ').slice(0, 9)),
    near: maybe(0.3, () => ({ ...some.location, radiusKm: draw.between(1, 120) })),
    area: maybe(0.3, () =>
      draw.pick([some.town, some.county, some.address.adminArea[0], `${some.town}, ${some.county}`, some.country]),
    ),
    priceMax: maybe(0.3, () => Math.round(some.price.from.amount * draw.between(0.8, 2))),
    capacityMin: maybe(0.1, () => draw.int(20, 150)),
    ratingMin: maybe(0.15, () => draw.pick([3, 4, 4.5])),
    tierMin: maybe(0.15, () => draw.pick([1, 2, 2.5])),
    profileScoreBelow: maybe(0.15, () => 0.7),
    withOffer: maybe(0.1, () => true),
    exceptCategories: maybe(0.1, () => ['venues' as const]),
    features: maybe(0.2, () => draw.sample(some.features, draw.int(1, 2)).map((feature) => feature.key)),
    styles: maybe(0.2, () => some.styles.map((style) => style.key)),
  };
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as SearchRequest;
}

const requests = Array.from({ length: 300 }, (_, i) => drawRequest(i));

test('a search finds exactly the suppliers that a plain filter finds', () => {
  let found = 0;
  for (const request of requests) {
    const expected = records.filter((record) => fits(record, request)).map((record) => record.id);
    const { total, results } = store.search({ ...request, size: 500 });
    const rest = total > 500 ? store.search({ ...request, size: 500, page: 2 }).results : [];
    expect({ request, total, ids: [...results, ...rest].map((hit) => hit.id).sort() }).toEqual({
      request,
      total: expected.length,
      ids: expected.slice().sort(),
    });
    found += total;
  }
  expect(found).toBeGreaterThan(1000);
});

test('facets count what each choice would find under the other filters', () => {
  for (const request of requests.slice(0, 120)) {
    const { facets } = store.search(request);
    const { category, ...anyCategory } = request;
    const byCategory = categorySlugs.map((slug) => [
      slug,
      records.filter((one) => one.type === slug && fits(one, anyCategory)).length,
    ]);
    expect(facets.categories).toEqual(Object.fromEntries(byCategory.filter(([, count]) => count !== 0)));
    const { features: _features, ...anyFeature } = request;
    const wanted = category === undefined ? [] : records.filter((one) => fits(one, anyFeature));
    const counts: Record<string, number> = {};
    for (const { key } of wanted.flatMap((one) => one.features)) counts[key] = (counts[key] ?? 0) + 1;
    expect(facets.features).toEqual(counts);
  }
});

test('pages follow each other without a gap or a repetition', () => {
  for (const sort of ['recommended', 'price-asc', 'rating', 'name'] as const) {
    const whole = store.search({ countryCode: 'GB', sort, size: 500 }).results.map((hit) => hit.id);
    const pages = [1, 2, 3, 4].flatMap((page) => store.search({ countryCode: 'GB', sort, page, size: 37 }).results);
    expect(pages.map((hit) => hit.id)).toEqual(whole.slice(0, 148));
  }
  expect(store.search({ countryCode: 'GB', page: 999, size: 10 }).results).toEqual([]);
});

test('results stand in the order that was asked for', () => {
  const sorted = (sort: 'price-asc' | 'price-desc' | 'distance') =>
    store.search({ countryCode: 'GB', sort, size: 200, near: { lat: 51.5, lng: -0.12, radiusKm: 300 } }).results;
  const prices = sorted('price-asc').map((hit) => hit.price.from.amount);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  const dear = sorted('price-desc').map((hit) => hit.price.from.amount);
  expect(dear).toEqual([...dear].sort((a, b) => b - a));
  const distances = sorted('distance').map((hit) => hit.distanceKm ?? -1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.every((distance) => distance >= 0 && distance <= 300)).toBe(true);
});

test.each([{ size: 0 }, { size: 501 }, { size: 1.5 }, { page: 0 }, { page: -1 }, { page: Number.NaN }])(
  '[D-page-limit-01] a page of %p is refused',
  (wrong) => {
    expect(() => store.search({ countryCode: 'GB', ...wrong })).toThrow(RangeError);
  },
);

test.each([
  `"; DROP TABLE suppliers; --`,
  `' OR '1'='1`,
  'name:barn OR place:*',
  'NEAR(barn house, 5)',
  '"unbalanced',
  'barn AND NOT',
  '*',
  '^barn -house +mill',
  '(((((',
  '\u0000barn',
  'a'.repeat(5000),
  '{name about} : x',
])('words like %j are only words', (text) => {
  const before = store.count();
  expect(() => store.search({ countryCode: 'GB', text })).not.toThrow();
  expect(() => store.search({ countryCode: 'GB', area: text })).not.toThrow();
  expect(() => store.suggest(text, 'GB', 8)).not.toThrow();
  expect(store.getSupplier(text)).toBeNull();
  expect(store.realWeddings({ county: text }).total).toBe(0);
  expect(store.count()).toEqual(before);
});

test('accents and capitals do not matter to a search', () => {
  const some = first(records, (record) => /[éèêü]/.test(record.name));
  const plain = fold(some.name);
  const ids = store.search({ countryCode: some.countryCode, text: plain, size: 500 }).results.map((hit) => hit.id);
  expect(ids).toContain(some.id);
});

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

test('[D-privacy-01] no public answer has hasBadDebtCoupleside or another internal field', () => {
  const marked = first(records, (record) => record.internal.hasBadDebtCoupleside);
  const county = marked.county;
  const answers = [
    ...countryCodes.map((countryCode) => store.search({ countryCode, size: 500 })),
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
    categorySlugs.map((slug) => [slug, records.filter((one) => one.countryCode === 'DE' && one.type === slug).length]),
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

test('[S7-works-01] real weddings are found by county, supplier and tier of their creator', () => {
  const some = weddings[0];
  if (some === undefined) throw new Error('There are no real weddings');
  const ids = (list: { id: string }[]) => list.map((one) => one.id).sort();
  const { countryCode, county } = some;
  const inCounty = weddings.filter((one) => one.countryCode === countryCode && one.county === county);
  expect(ids(store.realWeddings({ countryCode, county, size: 500 }).results)).toEqual(ids(inCounty));
  const supplierId = some.suppliers[0]?.supplierId ?? '';
  const ofSupplier = weddings.filter((one) => one.suppliers.some((supplier) => supplier.supplierId === supplierId));
  expect(ids(store.realWeddings({ supplierId, size: 500 }).results)).toEqual(ids(ofSupplier));
  const paid = weddings.filter((one) => one.creatorTier >= 2);
  expect(store.realWeddings({ creatorMinTier: 2 }).total).toBe(paid.length);
  expect(store.getRealWedding(some.id)).toEqual(some);
});

test('[S7-works-02] [S7-works-03] the latest real weddings come first; random ones keep their order for one seed and change it for another', () => {
  const order = (seed: string) =>
    store.realWeddings({ sort: 'randomizedByProfileScore', seed, size: 50 }).results.map((one) => one.id);
  expect(order('2026-11-20')).toEqual(order('2026-11-20'));
  expect(order('2026-11-20')).not.toEqual(order('2026-11-21'));
  const latest = store.realWeddings({ sort: 'latestUploaded', size: 50 }).results.map((one) => one.uploadedAt);
  expect(latest).toEqual([...latest].sort().reverse());
});

test('a new review changes rating and count at once, taking it back restores them', () => {
  const some = first(records, (record) => record.reviews.length === 4);
  const review: ReviewRecord = {
    ...first(records, (record) => record.reviews.length > 0).reviews[0]!,
    id: 'new-review',
    supplierId: some.id,
    stars: 1,
    createdAt: '2026-11-02T10:00:00.000Z',
  };
  store.putReview(review);
  const sum = some.reviews.reduce((total, one) => total + one.stars, 1);
  expect(store.getSupplier(some.id)?.rating).toEqual({ count: 5, average: Math.round((sum / 5) * 100) / 100 });
  expect(store.reviewsOf(some.id).results[0]?.id).toBe('new-review');
  store.putReview(review);
  expect(store.reviewsOf(some.id).total).toBe(5);
  store.removeReview('new-review');
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
  expect(store.count()).toEqual({ suppliers: 1400, reviews, realWeddings: weddings.length });
  expect(progress.at(-1)).toBe(1400);
  expect(progress.length).toBeGreaterThan(3);
});

test('an index is current only for the catalogue it was built from', async () => {
  expect(isIndexCurrent(path, 'test')).toBe(true);
  expect(isIndexCurrent(path, 'other')).toBe(false);
  expect(isIndexCurrent(join(directory, 'absent.sqlite'), 'test')).toBe(false);
  const broken = join(directory, 'broken.sqlite');
  writeFileSync(broken, 'this is no database, though it is long enough to look like one '.repeat(20));
  expect(isIndexCurrent(broken, 'test')).toBe(false);
});

test('a build that fails leaves the old index in place', async () => {
  const other = join(directory, 'other.sqlite');
  await rebuildIndex({ path: other, records: records.slice(0, 5), fingerprint: 'good' });
  async function* failing() {
    yield* records.slice(0, 3);
    throw new Error('the catalogue went away');
  }
  await expect(rebuildIndex({ path: other, records: failing(), fingerprint: 'bad' })).rejects.toThrow('went away');
  expect(isIndexCurrent(other, 'good')).toBe(true);
  const opened = openCatalogueStore(other);
  expect(opened.count().suppliers).toBe(5);
  opened.close();
});
