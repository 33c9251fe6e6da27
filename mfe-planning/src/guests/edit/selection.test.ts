import fc from 'fast-check';
import { choose, chooseAll, chooseRange, nobodyChosen, withoutRemoved } from './selection';

const listed = ['a', 'b', 'c', 'd', 'e'];

test('chooses a range from the last one, in either direction', () => {
  const one = choose(nobodyChosen, 'd', true);
  expect([...chooseRange(one, listed, 'b', true).ids].sort()).toEqual(['b', 'c', 'd']);
  expect([...chooseRange(chooseRange(one, listed, 'e', true), listed, 'd', false).ids]).toEqual([]);
});

test('chooses one where no range begins in view', () => {
  expect([...chooseRange(nobodyChosen, listed, 'c', true).ids]).toEqual(['c']);
  expect([...chooseRange(choose(nobodyChosen, 'gone', true), listed, 'c', true).ids].sort()).toEqual(['c', 'gone']);
});

test('lets go of who is not there any more, and stays the same object when all are', () => {
  const both = chooseAll(nobodyChosen, ['a', 'b'], true);
  expect([...withoutRemoved(both, new Set(['b'])).ids]).toEqual(['b']);
  expect(withoutRemoved(both, new Set(listed))).toBe(both);
});

test('a range changes only who lies between', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30).map(String)), fc.nat(30), fc.nat(30), fc.boolean(), (ids, a, b, isChosen) => {
      fc.pre(ids.length > 0);
      const [from, to] = [a % ids.length, b % ids.length];
      const before = chooseAll(choose(nobodyChosen, ids[from] as string, true), ids.slice(0, 2), true);
      const after = chooseRange(before, ids, ids[to] as string, isChosen);
      ids.forEach((id, index) => {
        const isBetween = index >= Math.min(from, to) && index <= Math.max(from, to);
        expect(after.ids.has(id)).toBe(isBetween ? isChosen : before.ids.has(id));
      });
    }),
  );
});
