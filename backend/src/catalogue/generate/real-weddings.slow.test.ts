import { generateRealWeddings } from './generate-catalogue';
import { monthOf, weekdayOf } from './market/days';
import { all } from './testing/drawn';

const weddings = [...generateRealWeddings({ seed: 1 })];

test('a Thursday in a real wedding’s title is a Thursday', () => {
  const thursdays = weddings.filter((wedding) => /Thursday|Donnerstag|jeudi/.test(wedding.title));
  expect(thursdays.length).toBeGreaterThan(0);
  expect(thursdays.filter((wedding) => weekdayOf(wedding.date) !== 4)).toEqual([]);
});

test('a real wedding has a palette, a size, the season of its day and the people who made it [16]', () => {
  // In a market every month has one season.
  const named = new Set(weddings.map(({ season, date, countryCode }) => `${countryCode} ${monthOf(date)} ${season}`));
  const months = new Set(weddings.map(({ date, countryCode }) => `${countryCode} ${monthOf(date)}`));
  expect(named.size).toBe(months.size);
  const poor = weddings.filter(
    ({ palette, guests, season, suppliers }) => palette === '' || season === '' || guests < 2 || suppliers.length === 0,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test('a real wedding names suppliers that exist, in its county, and tells four to six stories', () => {
  const byId = new Map(all.map((supplier) => [supplier.id, supplier]));
  for (const wedding of weddings) {
    expect(wedding.story.length).toBeGreaterThanOrEqual(4);
    expect(wedding.story.length).toBeLessThanOrEqual(6);
    for (const one of wedding.suppliers) {
      const supplier = byId.get(one.supplierId);
      expect([supplier?.name, supplier?.publicId, supplier?.county]).toEqual([
        one.supplierName,
        one.supplierPublicId,
        wedding.county,
      ]);
    }
  }
});
