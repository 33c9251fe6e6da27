import * as fc from 'fast-check';
import { clustersOf } from './clusters';

const pins = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 800 }), of: fc.nat() }),
);

describe('pins that cover each other', () => {
  test('are one, and no two that are left cover each other', () => {
    fc.assert(
      fc.property(pins, (given) => {
        const clusters = clustersOf(given);
        expect(clusters.flatMap(({ members }) => members).sort()).toEqual(given.map((pin) => pin.of).sort());
        for (const [place, one] of clusters.entries())
          for (const other of clusters.slice(place + 1))
            expect(Math.abs(one.x - other.x) >= 76 || Math.abs(one.y - other.y) >= 44).toBe(true);
      }),
    );
  });

  test('stand alone where there is room', () => {
    expect(
      clustersOf([
        { x: 10, y: 10, of: 'a' },
        { x: 90, y: 10, of: 'b' },
        { x: 95, y: 12, of: 'c' },
      ]),
    ).toEqual([
      { x: 10, y: 10, members: ['a'] },
      { x: 90, y: 10, members: ['b', 'c'] },
    ]);
  });
});
