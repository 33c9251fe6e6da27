import { supplierCategories } from '@posy/shared-contracts/entities';
import { type SupplierRecord } from '../records/supplier-record';
import { type SearchRequest } from '../search/request/search-request';
import { fold } from '../search/spelling/fold';
import { type CatalogueStore } from './catalogue-store';
import { drawRequest, fits } from './testing/plain-filter';
import { first, type SampleIndex, sampleIndex } from './testing/sample-index';

let records: SupplierRecord[];
let requests: SearchRequest[];
let sample: SampleIndex;
let store: CatalogueStore;

beforeAll(async () => {
  sample = await sampleIndex();
  ({ store, records } = sample);
  requests = Array.from({ length: 300 }, (_, i) => drawRequest(records, i));
});
afterAll(() => sample.remove());

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
    const byCategory = supplierCategories.map((slug) => [
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
});

test('a page beyond the end is the last one', () => {
  const { total } = store.search({ countryCode: 'GB', size: 10 });
  const last = store.search({ countryCode: 'GB', page: Math.ceil(total / 10), size: 10 });
  expect(store.search({ countryCode: 'GB', page: 999, size: 10 })).toEqual(last);
  expect(store.search({ countryCode: 'GB', text: 'zzzzzz', page: 9 })).toMatchObject({
    page: 1,
    total: 0,
    results: [],
  });
});

test('results stand in the order that was asked for', () => {
  const sorted = (sort: 'price-asc' | 'price-desc' | 'distance') =>
    store.search({ countryCode: 'GB', sort, size: 200, near: { lat: 51.5, lng: -0.12, radiusKm: 300 } }).results;
  const prices = sorted('price-asc').map((hit) => hit.price?.from.amount ?? Infinity);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  const dear = sorted('price-desc').map((hit) => hit.price?.from.amount ?? 0);
  expect(dear).toEqual([...dear].sort((a, b) => b - a));
  const distances = sorted('distance').map((hit) => hit.distanceKm ?? -1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.every((distance) => distance >= 0 && distance <= 300)).toBe(true);
});

test.each([{ size: 0 }, { size: 501 }, { size: 1.5 }, { page: 0 }, { page: -1 }, { page: Number.NaN }])(
  'a page of %p is refused [D-page-limit-01]',
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

test('who is taken on a day is whoever says so on the profile [17]', () => {
  const [day = ''] = first(records, ({ busyDays }) => busyDays.length > 0).busyDays;
  const taken = (all: typeof records) =>
    all
      .filter(({ busyDays }) => busyDays.includes(day))
      .map(({ id }) => id)
      .sort();
  expect(store.busyOn(day).toSorted()).toEqual(taken(records));
  expect(store.busyOn('1999-01-01')).toEqual([]);
});
