import { askedOf } from '#supplier/rules/asked/search-body';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { savedAs } from './same-search';

const barns = { ...emptySearch, category: 'venues' as const, kinds: ['barn'], area: 'Bath' };
const saved = {
  ...{ id: '1', name: 'Venues', total: 4, news: 0, createdAt: '2026-11-24T00:00:00.000Z' },
  search: askedOf('GB', barns),
};

test('a search is the one that was saved, however it is sorted, leafed and shown', () => {
  expect(savedAs([saved], { ...barns, sort: 'rating', page: 3, isMapped: true, isPlain: true })).toBe(saved);
  expect(savedAs([saved], { ...barns, guests: 95 })).toBeUndefined();
});
