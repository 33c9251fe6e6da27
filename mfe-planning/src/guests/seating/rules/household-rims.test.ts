import fc from 'fast-check';
import { householdHues } from './household-hues';
import { householdRims } from './household-rims';

test('without colour, no two neighbours at a table look the same [R1-15]', () => {
  const table = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 24 })
    .chain((households) =>
      fc
        .array(fc.integer({ min: 1, max: 4 }), { minLength: households.length, maxLength: households.length })
        .map((sizes) => households.flatMap((household, at) => Array<string>(sizes[at] ?? 1).fill(String(household)))),
    );
  fc.assert(
    fc.property(table, (seats) => {
      const rims = householdRims([seats], householdHues([seats]));
      seats.forEach((household, at) => {
        const next = seats[(at + 1) % seats.length];
        if (next !== undefined && next !== household) expect(rims.get(household)).not.toBe(rims.get(next));
      });
    }),
  );
});

test('of eight households at a table, two of one flower have different rims [R1-15]', () => {
  const seats = ['a', 'a', 'b', 'c', 'd', 'e', 'e', 'f', 'g', 'h'];
  const hues = householdHues([seats]);
  const rims = householdRims([seats], hues);
  const looks = [...new Set(seats)].map((household) => `${hues.get(household)} ${rims.get(household)}`);
  expect(new Set(looks).size).toBe(8);
});
