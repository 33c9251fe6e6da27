import * as fc from 'fast-check';
import { boundsOf, cornersOf, moved, pixelOf, placeOf, pointOf, viewOf, zoomed } from './mercator';

const size = { width: 640, height: 800 };
const places = fc.record({
  latitude: fc.double({ min: 24, max: 61, noNaN: true }),
  longitude: fc.double({ min: -125, max: 15, noNaN: true }),
});
const bath = pointOf({ latitude: 51.38, longitude: -2.36 });

describe('a map', () => {
  test('a place stands where it is, there and back', () => {
    fc.assert(
      fc.property(places, (place) => {
        const back = placeOf(pointOf(place));
        expect(back.latitude).toBeCloseTo(place.latitude, 8);
        expect(back.longitude).toBeCloseTo(place.longitude, 8);
      }),
    );
  });

  test('every place is in the view of all, with room around it', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 24 }), (some) => {
        const points = some.map(pointOf);
        const view = viewOf(points, size, 60);
        for (const { x, y } of points.map((point) => pixelOf(view, size, point))) {
          expect(x).toBeGreaterThan(59.9);
          expect(x).toBeLessThan(size.width - 59.9);
          expect(y).toBeGreaterThan(59.9);
          expect(y).toBeLessThan(size.height - 59.9);
        }
      }),
    );
  });

  test('coming closer leaves the place under the pointer where it is', () => {
    const view = viewOf([bath], size, 60, 2 ** 15);
    const under = { x: 120, y: -200 };
    const there = { x: view.x + under.x / view.scale, y: view.y + under.y / view.scale };
    const at = pixelOf(zoomed(view, 2, under), size, there);
    expect(at.x).toBeCloseTo(size.width / 2 + under.x, 6);
    expect(at.y).toBeCloseTo(size.height / 2 + under.y, 6);
  });

  test('goes as the hand goes', () => {
    const view = viewOf([bath], size, 60);
    expect(pixelOf(moved(view, 30, -40), size, bath)).toEqual({
      x: expect.closeTo(size.width / 2 + 30, 6),
      y: expect.closeTo(size.height / 2 - 40, 6),
    });
  });

  test('shows again what it showed', () => {
    const view = viewOf([bath, pointOf({ latitude: 51.45, longitude: -2.6 })], size, 60);
    const bounds = boundsOf(view, size);
    expect(boundsOf(viewOf(cornersOf(bounds), size, 0), size)).toEqual({
      south: expect.closeTo(bounds.south, 3),
      west: expect.closeTo(bounds.west, 3),
      north: expect.closeTo(bounds.north, 3),
      east: expect.closeTo(bounds.east, 3),
    });
  });
});
