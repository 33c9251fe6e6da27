import { supplierCategories } from '@posy/shared-contracts/entities';
import * as fc from 'fast-check';
import { tidyWords } from './search-readers';
import {
  emptySearch,
  formatList,
  formatSearch,
  isWholeDirectory,
  parseList,
  parseSearch,
  sorts,
  type SupplierSearch,
} from './search-state';

const words = fc.string({ unit: 'grapheme', maxLength: 200 }).map(tidyWords);
const keys = fc.subarray(['barn', 'dogs', 'step-free']).map((some) => [...some].sort());
const searches: fc.Arbitrary<SupplierSearch> = fc.record({
  category: fc.constantFrom(null, ...supplierCategories),
  text: words,
  area: words,
  radiusKm: fc.option(fc.integer({ min: 1, max: 500 })),
  bounds: fc.constantFrom(null, { south: 51.2, west: -2.75, north: 51.6001, east: 0 }),
  priceMin: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  priceMax: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  guests: fc.option(fc.integer({ min: 1, max: 100_000 })),
  evening: fc.option(fc.integer({ min: 1, max: 100_000 })),
  ratingMin: fc.constantFrom(null, 4, 4.5, 4.8, 5),
  features: keys,
  styles: keys,
  kinds: keys,
  freeOn: fc.constantFrom('', '2027-09-11', '2028-02-29'),
  withOffer: fc.boolean(),
  literally: fc.boolean(),
  isPlain: fc.boolean(),
  isMapped: fc.boolean(),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 100_000 }),
});

describe('a search in the address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(search.category, formatSearch(search))).toEqual(search);
      }),
    );
  });

  test('is read as it was written inside the address of a profile', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseList(formatList(search))).toEqual(search);
      }),
    );
  });

  test('is never longer than the server takes, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (text, page) => {
        const search = parseSearch(null, new URLSearchParams({ text, area: text, page, sort: page }).toString());
        expect(search.text.length).toBeLessThanOrEqual(120);
        expect(search.page).toBeGreaterThanOrEqual(1);
        expect(search.page).toBeLessThanOrEqual(100_000);
        expect(sorts).toContain(search.sort);
      }),
    );
  });

  test('says nothing of what is not asked for', () => {
    expect(formatSearch(emptySearch)).toBe('');
    expect(formatSearch({ ...emptySearch, category: 'venues', area: 'Bath', page: 3 })).toBe('area=Bath&page=3');
  });

  test.each([
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=many', 1],
    ['page=100001', 1],
    ['page=7', 7],
  ])('reads the page of %s as %d', (query, page) => {
    expect(parseSearch(null, query).page).toBe(page);
  });

  test.each([
    'radius=0',
    'radius=900',
    'price=-5',
    'price=1e9',
    'guests=many',
    'rating=6',
    'rating=4.55',
    'free=2027-02-30',
    'free=tomorrow',
    'features=<b>,,',
    'offers=1',
    'in=51,-2,50,-1',
    'in=51,-2,52',
    'in=91,-2,92,-1',
    'in=a,b,c,d',
    'view=globe',
  ])('what makes no sense is not asked for: %s', (query) => {
    expect(parseSearch(null, query)).toEqual(emptySearch);
  });

  test('puts one space between words', () => {
    expect(parseSearch(null, 'text=%20barn%20%20%0Awith+dogs%20').text).toBe('barn with dogs');
  });

  test('forgets a category that there is not', () => {
    expect(parseList('category=castles&area=Bath')).toEqual({ ...emptySearch, area: 'Bath' });
  });

  test('a profile that was reached without a list has none', () => {
    expect(parseList(null)).toBeNull();
    expect(parseList('')).toEqual(emptySearch);
  });

  test('shows the whole directory only when nothing narrows or turns it', () => {
    expect(isWholeDirectory(emptySearch)).toBe(true);
    expect(isWholeDirectory({ ...emptySearch, sort: 'price' })).toBe(false);
    expect(isWholeDirectory({ ...emptySearch, category: 'cakes' })).toBe(false);
  });
});
