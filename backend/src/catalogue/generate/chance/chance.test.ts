import fc from 'fast-check';
import { chance } from './chance';

test('a sample has different items of the list, and all of them when more are asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.nat(), { maxLength: 40 }), fc.nat(60), (seed, list, count) => {
      const items = chance(seed).sample(list, count);
      expect(items).toHaveLength(Math.min(count, list.length));
      expect(new Set(items).size).toBe(items.length);
      expect(items.every((item) => list.includes(item))).toBe(true);
    }),
  );
});

test('each item of a list is as likely as another, wherever it stands in the sample', () => {
  const draws = Array.from({ length: 4000 }, (_none, at) => chance(`draw ${at}`).sample(['a', 'b', 'c', 'd'], 3));
  for (const place of [0, 1, 2])
    for (const item of ['a', 'b', 'c', 'd'])
      expect(draws.filter((items) => items[place] === item).length / draws.length).toBeCloseTo(0.25, 1);
});
