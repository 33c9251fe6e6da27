import fc from 'fast-check';
import { inMostOf, Matches } from './matches';

const lists = fc
  .uniqueArray(fc.tuple(fc.nat(200), fc.double({ min: 0.01, max: 9, noNaN: true })), { selector: ([row]) => row })
  .map((list) => list.sort(([a], [b]) => a - b));

test('each row is found with what it is worth, and no other', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const matches = Matches.of(list);
      const known = new Map(list);
      expect([...matches]).toEqual(list);
      expect(matches.most).toBe(Math.max(0, ...known.values()));
      for (let row = 0; row <= 201; row += 1) {
        expect(matches.has(row)).toBe(known.has(row));
        expect(matches.get(row)).toBe(known.get(row) ?? 0);
      }
    }),
  );
});

test('who is in enough lists is worth what they say together', () => {
  const [a, b, c] = [
    Matches.of([
      [2, 1],
      [5, 2],
    ]),
    Matches.of([[5, 4]]),
    Matches.of([
      [5, 8],
      [900, 16],
    ]),
  ];
  expect([...inMostOf([a, b, c], 2)]).toEqual([[5, 14]]);
  expect([...inMostOf([a, b, c], 1)]).toEqual([
    [2, 1],
    [5, 14],
    [900, 16],
  ]);
  expect(inMostOf([], 1).size).toBe(0);
});
