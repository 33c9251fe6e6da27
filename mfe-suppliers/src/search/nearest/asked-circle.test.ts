import { emptySearch } from '#supplier/rules/asked/search-state';
import { nothingSaid } from '#testing/examples';
import { pixelOf, pointOf, viewOf } from '../map/rules/mercator';
import { askedCircle, circleIn, edgesOf } from './asked-circle';

const frome = { latitude: 51.228, longitude: -2.322 };
const size = { width: 440, height: 620 };
const understood = { ...nothingSaid, place: { name: 'Frome', kind: 'town' as const, location: frome } };

test('a place forty kilometres away stands on a circle of forty kilometres, in every direction', () => {
  const asked = { name: 'Frome', middle: frome, km: 40 };
  const view = viewOf(edgesOf(asked), size, 20);
  const { x, y, radius } = circleIn(view, size, asked);
  // A degree of latitude has 111.2 km; at Frome one of longitude has 69.6 km.
  for (const [north, east] of [
    [40 / 111.2, 0],
    [-40 / 111.2, 0],
    [0, 40 / 69.6],
    [0, -40 / 69.6],
  ] as const) {
    const at = pointOf({ latitude: frome.latitude + north, longitude: frome.longitude + east });
    const pixel = pixelOf(view, size, at);
    expect(Math.hypot(pixel.x - x, pixel.y - y) / radius).toBeCloseTo(1, 1);
  }
  expect(radius).toBeCloseTo(size.width / 2 - 20, 0);
});

test('is around a town or postcode whose position is known, as far as the filter or the sentence says', () => {
  const search = { ...emptySearch, area: 'Frome' };
  expect(askedCircle({ ...search, radiusKm: 8 }, understood)).toEqual({ name: 'Frome', middle: frome, km: 8 });
  const said = { ...understood, parts: [{ kind: 'radius' as const, text: 'within 5 miles', without: '', km: 8.05 }] };
  expect(askedCircle(search, said)?.km).toBe(8.05);
  expect(askedCircle(search, understood)?.km).toBeNull();
  expect(askedCircle(search, { ...understood, place: { ...understood.place, location: null } })).toBeNull();
  expect(askedCircle(search, { ...nothingSaid, place: { name: 'Frome', kind: 'town' } })).toBeNull();
  const county = { name: 'Somerset', kind: 'region' as const, location: frome };
  expect(askedCircle(search, { ...understood, place: county })).toBeNull();
});
