import { marketCountrySchema } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { placesOf } from '#catalogue/content/content';
import { fold } from '../spelling/fold';
import { distanceKm } from './distance';
import { townRadiusKm } from './place';
import { regionLines, townLines } from './place-tables';
import { postcodeCounts, postcodePlace } from './postcodes';
import { resolvePlace } from './resolve-place';

test.each<[CountryCode, string, string, string]>([
  ['US', 'New York', 'town', 'New York'],
  ['US', 'Washington', 'town', 'Washington, D.C.'],
  ['US', 'Wyoming', 'county', 'Wyoming'],
  ['GB', 'Durham', 'town', 'Durham'],
  ['GB', 'Yorkshire', 'named-region', 'Yorkshire'],
  ['IE', 'Cork', 'town', 'Cork'],
  ['IE', 'Kerry', 'county', 'County Kerry'],
  ['DE', 'Muenchen', 'town', 'München'],
  ['DE', 'Munich', 'town', 'München'],
  ['DE', 'Cologne', 'town', 'Köln'],
  ['DE', 'Frankfurt', 'town', 'Frankfurt am Main'],
  ['DE', 'Bavaria', 'county', 'Bayern'],
  ['FR', 'Paris', 'town', 'Paris'],
  ['FR', 'Loire', 'named-region', 'Vallée de la Loire'],
  ['FR', 'Gironde', 'county', 'Gironde'],
])('%s: %s is the %s %s', (country, text, kind, name) => {
  expect(resolvePlace(text, country)).toMatchObject({ kind, name });
});

test('of namesakes the largest is meant, unless a county is named with it', () => {
  const springfield = (text: string) => resolvePlace(text, 'US')?.within;
  expect([
    springfield('Springfield'),
    springfield('Springfield, IL'),
    springfield('Springfield, Massachusetts'),
  ]).toEqual(['Missouri', 'Illinois', 'Massachusetts']);
});

test.each<[CountryCode, string, string]>([
  ['GB', 'BA1 1AA', 'Bath'],
  ['GB', 'sw1a', 'London'],
  ['GB', 'M1', 'Manchester'],
  ['GB', 'EH12AB', 'Edinburgh'],
  ['IE', 'T12 AB34', 'Cork'],
  ['DE', '80331', 'München'],
  ['FR', '75011', 'Paris'],
  ['US', '10001', 'New York'],
])('%s: the postcode %s is in %s', (country, code, town) => {
  const [at, there] = [resolvePlace(code, country)?.point, resolvePlace(town, country)?.point];
  if (at == null || there == null) throw new Error('Both are places');
  expect(distanceKm(at, there)).toBeLessThan(12);
});

test.each<[CountryCode, string]>([
  ['GB', 'ZZ9 9ZZ'],
  ['DE', '00000'],
  ['US', 'BA1'],
  ['FR', '7501'],
])('%s: %s is no postcode', (country, code) => {
  expect(postcodePlace(code, country)).toBeNull();
});

test('every market has postcodes, at least 25 named regions, and towns with their populations', () => {
  const counts = postcodeCounts();
  for (const country of marketCountrySchema.options) {
    expect({ country, codes: (counts[country] ?? 0) > 100 }).toEqual({ country, codes: true });
    expect(regionLines(country).length).toBeGreaterThanOrEqual(25);
    expect(townLines(country)[0]?.population).toBeGreaterThan(900_000);
  }
});

test('named regions lie in their market, near one of its towns', () => {
  for (const country of marketCountrySchema.options)
    for (const region of regionLines(country)) {
      const nearest = Math.min(...townLines(country).map((town) => distanceKm(region, town)));
      expect({ region: region.name, isThere: nearest < (region.name === 'Channel Islands' ? 160 : 45) }).toEqual({
        region: region.name,
        isThere: true,
      });
    }
});

test('every town of the catalogue is found by its name and county', () => {
  for (const country of marketCountrySchema.options)
    for (const { name, county, lat, lng } of placesOf(country)) {
      const found = resolvePlace(`${name}, ${county}`, country)?.point;
      const isThere = found != null && distanceKm(found, { lat, lng }) < townRadiusKm;
      expect({ name, county, isThere }).toEqual({ name, county, isThere: true });
    }
});

test('no place is called like nothing', () => {
  for (const country of marketCountrySchema.options)
    expect([resolvePlace('', country), resolvePlace('Atlantis of the sea', country), fold('')]).toEqual([
      null,
      null,
      '',
    ]);
});
