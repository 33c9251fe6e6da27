import { offeredMeals } from './offered-meals';

test('children have their meals before the others, each once, and adults are offered none of them', () => {
  const offered = { meals: ['Lamb', 'Trout'], childMeals: ['Pasta', 'Trout'] };
  expect(offeredMeals(offered, { child: true })).toEqual(['Pasta', 'Trout', 'Lamb']);
  expect(offeredMeals(offered, { child: false })).toEqual(['Lamb', 'Trout']);
  expect(offeredMeals({ meals: ['Lamb'] }, { child: true })).toEqual(['Lamb']);
  expect(offeredMeals({ meals: [], childMeals: ['Pasta'] }, { child: false })).toEqual([]);
});
