import { americanZone } from './american-zone';
import { dayIn, lastZone, weddingZone } from './wedding-zone';
import { writtenZones } from './zone-lines';

const zoneIn = (name: string, ...adminArea: string[]): string | undefined => americanZone({ name, adminArea });

test.each([
  ['El Paso', 'Texas', 'America/Denver'],
  ['Austin', 'Texas', 'America/Chicago'],
  ['Pensacola', 'Florida', 'America/Chicago'],
  ['Miami', 'Florida', 'America/New_York'],
  ['Rapid City', 'South Dakota', 'America/Denver'],
  ['Sioux Falls', 'South Dakota', 'America/Chicago'],
  ['Knoxville', 'Tennessee', 'America/New_York'],
  ['Nashville', 'Tennessee', 'America/Chicago'],
  ['Bowling Green', 'KY', 'America/Chicago'],
  ['Louisville', 'Kentucky', 'America/New_York'],
  ['Gary', 'Indiana', 'America/Chicago'],
  ['Indianapolis', 'Indiana', 'America/New_York'],
  ["Coeur d'Alene", 'Idaho', 'America/Los_Angeles'],
  ['Boise', 'Idaho', 'America/Denver'],
  ['Window Rock', 'Arizona', 'America/Denver'],
  ['Nevada', 'Missouri', 'America/Chicago'],
  ['Washington', 'District of Columbia', 'America/New_York'],
])('%s, %s is in %s: a divided state has two times [case d18]', (town, state, zone) => {
  expect(zoneIn(town, state)).toBe(zone);
  expect(zoneIn(`${town}, ${state}`)).toBe(zone);
  expect(writtenZones).toContain(zone);
});

test('a ZIP code, and a state by its name alone, say the time as well; an unknown place says none [case d18]', () => {
  expect(zoneIn('79901', 'El Paso')).toBe('America/Denver');
  expect(zoneIn('78701-1234')).toBe('America/Chicago');
  expect(zoneIn('96815', 'Honolulu')).toBe('Pacific/Honolulu');
  // The town of a code may be called like a state.
  expect(zoneIn('20001', 'Washington')).toBe('America/New_York');
  expect(zoneIn('Colorado', 'West')).toBe('America/Denver');
  expect(zoneIn('Grandma’s farm')).toBeUndefined();
});

test('a wedding in El Paso keeps its own hours, and a last day to answer waits for the latest zone where the place says none', () => {
  const l10n = { country: 'US' } as never;
  const at = (name: string, ...adminArea: string[]) => ({
    l10n,
    location: { name, adminArea, country: 'US', providerId: null },
  });
  expect(weddingZone(at('El Paso', 'Texas'))).toBe('America/Denver');
  expect(lastZone(at('El Paso', 'Texas'))).toBe('America/Denver');
  expect(lastZone(at('79901', 'El Paso'))).toBe('America/Denver');
  expect(lastZone(at('Grandma’s farm'))).toBe('Pacific/Honolulu');
  expect(dayIn(weddingZone(at('El Paso', 'Texas')), Date.parse('2027-06-06T05:30:00Z'))).toBe('2027-06-05');
});
