import fc from 'fast-check';
import { householdHues } from './household-hues';

test('[R1-15] six households at a table have a flower each', () => {
  const hues = householdHues([['a', 'a', 'b', 'c', 'd', 'e', 'e', 'f']]);
  expect(new Set(hues.values()).size).toBe(6);
});

test('[R1-15] however many there are, no two side by side share a flower', () => {
  const table = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 24 })
    .chain((households) =>
      fc
        .array(fc.integer({ min: 1, max: 4 }), { minLength: households.length, maxLength: households.length })
        .map((sizes) => households.flatMap((household, at) => Array<string>(sizes[at] ?? 1).fill(String(household)))),
    );
  fc.assert(
    fc.property(table, (seats) => {
      const hues = householdHues([seats]);
      seats.forEach((household, at) => {
        const next = seats[(at + 1) % seats.length];
        if (next !== undefined && next !== household) expect(hues.get(household)).not.toBe(hues.get(next));
      });
    }),
  );
});
