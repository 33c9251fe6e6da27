import fc from 'fast-check';
import { bestOf } from './best-of';
import { isPaidPlace, withPaidPlaces } from './paid-places';
import { qualityOf, trustIn } from './quality';
import { rankingWeights } from './weights';

const list = fc.uniqueArray(fc.nat(500), { maxLength: 120 });

test('at most two paid places lead, then one in twelve follows', () => {
  expect(Array.from({ length: 40 }, (_none, at) => at).filter(isPaidPlace)).toEqual([0, 1, 13, 25, 37]);
});

test('however long a list is, after the two at its head no twelve places in a row have two paid ones [16]', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (from) => {
      const paid = Array.from({ length: 12 }, (_none, at) => 2 + from + at).filter(isPaidPlace);
      expect(paid).toHaveLength(1);
    }),
  );
});

test('paying moves nobody else: the others keep their order, and nobody stands twice', () => {
  fc.assert(
    fc.property(list, fc.nat(9), fc.nat(130), (organic, every, length) => {
      const paying = organic.filter((one) => one % (every + 2) === 0);
      const placed = withPaidPlaces(organic, paying, length);
      const items = placed.map(({ item }) => item);
      expect(new Set(items).size).toBe(items.length);
      expect(items.length).toBe(Math.min(length, organic.length));
      const unpaid = placed.filter(({ isPaid }) => !isPaid).map(({ item }) => item);
      expect(unpaid).toEqual(organic.filter((one) => unpaid.includes(one)));
      placed.forEach(({ item, isPaid }, at) =>
        expect(!isPaid || (isPaidPlace(at) && paying.includes(item))).toBe(true),
      );
    }),
  );
});

test('the best of some rows are those that sorting all of them puts first', () => {
  fc.assert(
    fc.property(list, fc.nat(130), (rows, size) => {
      expect(bestOf(rows, size, (a, b) => a < b)).toEqual([...rows].sort((a, b) => a - b).slice(0, size));
    }),
  );
});

test('a few reviews are drawn towards the middle, and the weights are shares of one', () => {
  expect(trustIn({ average: 5, count: 1 })).toBeLessThan(trustIn({ average: 4.9, count: 60 }));
  expect(trustIn({ average: 1, count: 1 })).toBeGreaterThan(trustIn({ average: 1.5, count: 60 }));
  expect(Object.values(rankingWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  const facts = { rating: { average: 4.6, count: 20 }, profileScore: 0.8, replies: 0.5 };
  expect(qualityOf({ ...facts, ...{ tier: 4 } })).toBe(qualityOf({ ...facts, ...{ tier: 0 } }));
});
