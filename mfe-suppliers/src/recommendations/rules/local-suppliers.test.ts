import { exampleCard } from '#testing/examples';
import { localSuppliers, type RecommendedSupplier, shuffled } from './local-suppliers';

const one = (
  id: string,
  type: RecommendedSupplier['type'],
  pictures: RecommendedSupplier['pictures'] = [],
): RecommendedSupplier => ({
  ...exampleCard({ id, type }),
  distanceKm: 3,
  pictures,
});
const florists = ['f1', 'f2', 'f3', 'f4', 'f5'].map((id) => one(id, 'florists'));

test('no venues, and three of a type at most, the first of them [S9-recommend-06] [S9-recommend-07]', () => {
  const chosen = localSuppliers([one('v1', 'venues'), ...florists, one('m1', 'music')], 'day');
  expect(chosen.map(({ id }) => id).sort()).toEqual(['f1', 'f2', 'f3', 'm1']);
});

test('pictures of venues come last, and the card shows the first that is none [S9-recommend-08]', () => {
  const picture = (category: string) => ({ category, seed: `${category}-1`, label: category });
  const [found] = localSuppliers([one('p1', 'photographers', [picture('venues'), picture('photographers')])], 'day');
  expect(found?.pictures.map(({ category }) => category)).toEqual(['photographers', 'venues']);
  expect(found?.picture.category).toBe('photographers');
});

test('are shuffled: the same all day, otherwise on another, and nobody is lost [S9-recommend-09]', () => {
  const list = Array.from({ length: 30 }, (_, at) => at);
  const today = shuffled(list, '2026-11-22');
  expect(today).toEqual(shuffled(list, '2026-11-22'));
  expect(today).not.toEqual(shuffled(list, '2026-11-23'));
  expect(today).not.toEqual(list);
  expect([...today].sort((a, b) => a - b)).toEqual(list);
});
