import { exampleWedding } from '@posy/remote-kit/testing';
import { pathInMarket, readBeforeMove, writeBeforeMove } from './country-move';

test('keeps what a move replaces', () => {
  const location = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
  const text = writeBeforeMove(exampleWedding({ location }));
  expect(readBeforeMove(text)).toEqual({ country: 'GB', currency: 'GBP', location });
});

test.each([null, '', '1', '{"country":"XX","currency":"GBP","location":null}'])('makes nothing of %s', (text) => {
  expect(readBeforeMove(text)).toBeNull();
});

test('stays on the same screen in the other market [S4-search-location-06]', () => {
  expect(pathInMarket('/uk/settings/your-wedding', 'FR')).toBe('/fr/settings/your-wedding');
  expect(pathInMarket('/de', 'GB')).toBe('/uk');
});
