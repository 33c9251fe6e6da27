import { emptySearch } from '#supplier/rules/asked/search-state';
import { nextInList } from './next-supplier';

describe('the next supplier of a list [S2-profile-01]', () => {
  const list = { total: 5, page: 1, size: 3, results: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

  test('is the one after it', () => {
    expect(nextInList(list, emptySearch, 'a')).toEqual({ kind: 'here', supplier: { id: 'b' } });
  });

  test('of the last one on a page is on the next page', () => {
    expect(nextInList(list, emptySearch, 'c')).toEqual({ kind: 'next-page', search: { ...emptySearch, page: 2 } });
  });

  test('of the last one, or of a stranger, is nobody', () => {
    const last = { ...list, page: 2, results: [{ id: 'd' }, { id: 'e' }] };
    expect(nextInList(last, emptySearch, 'e')).toEqual({ kind: 'none' });
    expect(nextInList(list, emptySearch, 'x')).toEqual({ kind: 'none' });
  });
});
