import { exampleCard } from '#testing/examples';
import { filledUp } from './further';

const one = (id: string, distanceKm: number) => ({
  ...exampleCard({ id, type: 'music' }),
  distanceKm,
  pictures: [],
});
const namesOf = (groups: ReturnType<typeof filledUp>) =>
  groups.map(({ kind, suppliers }) => [kind, ...suppliers.map(({ id }) => id)]);

test('a category with few is filled up to three by the nearest, nobody twice', () => {
  const groups = [
    { kind: 'music' as const, suppliers: [one('near', 3)] },
    { kind: 'cakes' as const, suppliers: [] },
  ];
  const nearest = [one('near', 3), one('elsewhere', 50), one('b', 61), one('c', 72), one('d', 80)];
  expect(namesOf(filledUp(groups, nearest, new Set(['elsewhere'])))).toEqual([['music', 'near', 'b', 'c'], ['cakes']]);
});
