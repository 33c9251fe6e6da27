import { dayIn, firstZone, lastZone, lastZoneOf, weddingZone } from './wedding-zone';

const hours = Array.from({ length: 48 }, (_none, hour) => Date.UTC(2027, hour % 12, 1 + hour, hour, 30));

test('no day begins before the first zone’s, and none ends after its country’s last', () => {
  for (const country of ['GB', 'IE', 'US', 'DE', 'FR'] as const)
    for (const state of ['', 'Hawaii', 'Arizona', 'New York'])
      for (const at of hours) {
        const location = { name: 'Somewhere', adminArea: [state], country, providerId: null };
        const there = dayIn(weddingZone({ l10n: { country } as never, location }), at);
        expect(there <= dayIn(firstZone, at)).toBe(true);
        expect(there >= dayIn(lastZoneOf(country), at)).toBe(true);
      }
});

test('a day of a wedding that nobody placed ends with its country’s, one of a country that is not ours with London’s', () => {
  expect(lastZone({ l10n: { country: 'US' } as never, location: null })).toBe(lastZoneOf('US'));
  expect([lastZoneOf('US'), lastZoneOf('DE'), lastZoneOf('NZ')]).toEqual([
    'Pacific/Honolulu',
    'Europe/Berlin',
    'Europe/London',
  ]);
});
