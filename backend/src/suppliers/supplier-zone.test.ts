import { supplierZone } from './calendars/supplier-zone';

const zoneIn = (town: string, county: string, region: string): string =>
  supplierZone({ countryCode: 'US', town, county, address: { adminArea: [region, county] } });

test('a supplier’s days are those of its town where its state has two times, else those of its state [case d18]', () => {
  expect(zoneIn('El Paso', 'Texas', 'South')).toBe('America/Denver');
  expect(zoneIn('Austin', 'Texas', 'South')).toBe('America/Chicago');
  // A table may name the state and then the county.
  expect(zoneIn('Pensacola', 'Escambia County', 'Florida')).toBe('America/Chicago');
  expect(zoneIn('Washington', 'District of Columbia', 'South')).toBe('America/New_York');
  expect(
    supplierZone({
      countryCode: 'GB',
      town: 'Bath',
      county: 'Somerset',
      address: { adminArea: ['England', 'Somerset'] },
    }),
  ).toBe('Europe/London');
});
