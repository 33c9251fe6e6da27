import fc from 'fast-check';
import { householdHues } from './household-hues';

test('six households at a table have a flower each [R1-15]', () => {
  const hues = householdHues([['a', 'a', 'b', 'c', 'd', 'e', 'e', 'f']]);
  expect(new Set(hues.values()).size).toBe(6);
});

test('however many there are, no two side by side share a flower [R1-15]', () => {
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

test('all six flowers are worn before one comes again, at whatever tables and with those who wait [R1-15]', () => {
  const hues = householdHues([['sam', 'bisi'], ['reed', 'reed'], ['kapoor']], ['zoe', 'ida', 'zoe', 'lena']);
  expect(new Set([...hues.values()].slice(0, 6)).size).toBe(6);
  const some = fc.array(fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(some, fc.array(fc.integer({ min: 0, max: 9 }).map(String)), (tables, waiting) => {
      const first = [...householdHues(tables, waiting).values()].slice(0, 6);
      expect(new Set(first).size).toBe(first.length);
    }),
  );
});
