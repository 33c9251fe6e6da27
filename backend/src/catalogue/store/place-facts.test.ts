import Database from 'libsql';
import { first, type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { countiesSql, placeFactsOf, type PlaceRow } from './place-facts';

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

  test('every place with three or more has facts of exactly its own suppliers', () => {
    const { store, records } = sample;
    const venues = records.filter(({ countryCode, type }) => countryCode === 'GB' && type === 'venues');
    const kinds = [null, ...new Set(venues.map(({ kind }) => kind?.key ?? null))];
    const named: (string | null)[] = [];
    for (const county of new Set(venues.map((one) => one.county)))
      for (const kind of new Set(kinds)) {
        const own = venues.filter((one) => one.county === county && (kind === null || one.kind?.key === kind));
        const facts = store.byPlace.facts('GB', { category: 'venues', county, kind });
        if (facts !== null) named.push(kind);
        expect(facts?.count).toBe(own.length < 3 ? undefined : own.length);
        if (facts === null) continue;
        expect(facts.townCount).toBe(new Set(own.map(({ town }) => town)).size);
        const capacities = own.flatMap(({ capacity }) => capacity?.max ?? []);
        expect(facts.capacity === null || facts.capacity.most === Math.max(...capacities)).toBe(true);
      }
    expect(named).toContain(null);
    expect(named.some((kind) => kind !== null)).toBe(true);
  });

  test('a category’s counties are counted in an index alone', () => {
    const db = new Database(sample.path, { readonly: true });
    const values = { country: 'GB', category: 'venues' };
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${countiesSql}`).all(values) as { detail: string }[];
    const steps = plan.map(({ detail }) => detail).join('\n');
    expect(steps).toMatch(/USING COVERING INDEX suppliers_by_county \(country=\? AND category=\?/);
    db.close();
  });

  test('a place that nobody is at has none', () => {
    const { county } = first(sample.records, ({ countryCode }) => countryCode === 'DE');
    expect(sample.store.byPlace.facts('GB', { category: 'venues', county, kind: null })).toBeNull();
  });
});
