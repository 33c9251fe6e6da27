import { first, sampleIndex, type SampleIndex } from '#catalogue/store/testing/sample-index';
import { type PlaceRow, placeFactsOf } from './place-facts';

const row = (town: string, changes: Partial<PlaceRow> = {}): PlaceRow => ({
  ...{ town, price: null, unit: null, currency: null, capacity: null, meaning: null },
  ...changes,
});
const venue = (town: string, price: number, capacity: number): PlaceRow =>
  row(town, { price, unit: 'per-day', currency: 'GBP', capacity, meaning: 'guests' });
const pounds = (amount: number) => ({ amount, currency: 'GBP' });

test('sums up towns, starting prices of the most common basis, and capacities', () => {
  const rows = [
    venue('Bath', 630_000, 120),
    venue('Wells', 190_000, 80),
    venue('Bath', 360_000, 250),
    venue('Frome', 480_000, 60),
    row('Bruton', { price: 11_200, unit: 'per-head', currency: 'GBP' }),
    row('Wells'),
  ];
  expect(placeFactsOf(rows)).toEqual({
    count: 6,
    towns: [
      { name: 'Bath', count: 2 },
      { name: 'Wells', count: 2 },
      { name: 'Bruton', count: 1 },
    ],
    townCount: 4,
    prices: { basis: 'per-day', count: 4, from: pounds(190_000), to: pounds(630_000), middle: pounds(360_000) },
    capacity: { least: 60, most: 250, meaning: 'guests' },
  });
});

test('says no range of fewer than three figures, nor of figures that are alike', () => {
  const few = [venue('Bath', 190_000, 80), venue('Bath', 360_000, 90), row('Bath')];
  expect(placeFactsOf(few)).toMatchObject({ count: 3, prices: null, capacity: null });
  const alike = [1, 2, 3].map(() => venue('Bath', 190_000, 80));
  expect(placeFactsOf(alike)).toMatchObject({ prices: null, capacity: null });
});

test('fewer than three suppliers have no facts', () => {
  expect(placeFactsOf([venue('Bath', 190_000, 80), venue('Bath', 360_000, 90)])).toBeNull();
});

describe('in the index', () => {
  let sample: SampleIndex;
  beforeAll(async () => {
    sample = await sampleIndex();
  });
  afterAll(() => sample.remove());

  test('every place of the sitemap has facts of exactly its own suppliers', () => {
    const { store, records } = sample;
    const places = store.listed.places('GB', 'venues');
    expect(places.some(({ kind }) => kind !== null)).toBe(true);
    for (const place of places) {
      const own = records.filter(
        (one) =>
          one.countryCode === 'GB' &&
          one.type === 'venues' &&
          one.county === place.county &&
          (place.kind === null || one.kind?.key === place.kind),
      );
      const facts = store.listed.facts('GB', place);
      expect(facts?.count).toBe(own.length);
      expect(facts?.townCount).toBe(new Set(own.map(({ town }) => town)).size);
      const capacities = own.flatMap(({ capacity }) => capacity?.max ?? []);
      expect(facts?.capacity === null || facts?.capacity?.most === Math.max(...capacities)).toBe(true);
    }
  });

  test('a place that nobody is at has none', () => {
    const { county } = first(sample.records, ({ countryCode }) => countryCode === 'DE');
    expect(sample.store.listed.facts('GB', { category: 'venues', county, kind: null })).toBeNull();
  });
});
