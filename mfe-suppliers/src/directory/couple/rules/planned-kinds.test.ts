import { plannedKinds } from './planned-kinds';

test('the budget says which kinds a couple looks for; nothing before its questions were answered [17]', () => {
  expect(plannedKinds({ preferences: { budget: { categories: ['venues', 'cakes'] } } })).toEqual(['venues', 'cakes']);
  expect(plannedKinds({ preferences: {} })).toBeNull();
  expect(plannedKinds({ preferences: { budget: { categories: 'venues' } } })).toBeNull();
});
