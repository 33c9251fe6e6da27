import type { ShownVenue } from '@posy/shared-contracts/rules';
import { addressLines, mapLinks } from './map-links';

const barn: ShownVenue = {
  ...{ name: 'The Barn', address: '1 Mill Lane', postcode: 'BA2 7AB', town: 'Bath', county: 'Somerset' },
  location: null,
};
const point = { latitude: 51.381234, longitude: -2.35 };

test.each([
  ['GB', ['1 Mill Lane', 'Bath, Somerset, BA2 7AB']],
  ['US', ['1 Mill Lane', 'Bath, Somerset, BA2 7AB']],
  ['DE', ['1 Mill Lane', 'BA2 7AB Bath, Somerset']],
  ['FR', ['1 Mill Lane', 'BA2 7AB Bath, Somerset']],
])('an address is written as letters are in %s', (country, lines) => {
  expect(addressLines(barn, country)).toEqual(lines);
});

test('what is not known takes no line and leaves no comma', () => {
  expect(addressLines({ ...barn, address: '', postcode: '', county: '' }, 'GB')).toEqual(['Bath']);
  expect(addressLines({ ...barn, address: '', postcode: '', town: '', county: '' }, 'DE')).toEqual([]);
});

test('the way is asked for by the address, or else by the point that the directory has', () => {
  expect(mapLinks({ ...barn, location: point })).toEqual({
    map: 'https://www.openstreetmap.org/search?query=The+Barn%2C+1+Mill+Lane%2C+BA2+7AB%2C+Bath',
    directions: 'https://www.google.com/maps/dir/?api=1&destination=The+Barn%2C+1+Mill+Lane%2C+BA2+7AB%2C+Bath',
  });
  expect(mapLinks({ ...barn, address: '', location: point })).toEqual({
    map: 'https://www.openstreetmap.org/?mlat=51.38123&mlon=-2.35000#map=15/51.38123/-2.35000',
    directions: 'https://www.google.com/maps/dir/?api=1&destination=51.38123%2C-2.35000',
  });
  expect(mapLinks({ ...barn, address: '', postcode: '' }).map).toBe(
    'https://www.openstreetmap.org/search?query=The+Barn%2C+Bath',
  );
});

test('whatever a couple writes, a press leads to the maps and nowhere else', () => {
  const name = 'https://evil.example/?&destination=x#@evil.example\n';
  const { map, directions } = mapLinks({ ...barn, name, address: 'javascript:alert(1)' });
  for (const [address, host, looksFor] of [
    [map, 'www.openstreetmap.org', 'query'],
    [directions, 'www.google.com', 'destination'],
  ] as const) {
    const url = new URL(address);
    expect([url.protocol, url.host, url.hash]).toEqual(['https:', host, '']);
    expect(url.searchParams.getAll(looksFor)).toHaveLength(1);
  }
});
