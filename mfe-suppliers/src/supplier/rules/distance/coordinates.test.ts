import { coordinatesOf } from './coordinates';

test('coordinates have a side instead of a sign, and four places', () => {
  expect(coordinatesOf({ latitude: 51.381144, longitude: -2.359 })).toEqual([
    { degrees: 51.3811, side: 'north' },
    { degrees: 2.359, side: 'west' },
  ]);
  expect(coordinatesOf({ latitude: -33.9, longitude: 18.4 }).map(({ side }) => side)).toEqual(['south', 'east']);
});
