import { emptySearch } from '#supplier/rules/search-state';
import { rescuesOf } from './rescue';

describe('when nothing is found', () => {
  it('each condition is left out once, from the first page', () => {
    const search = { ...emptySearch, category: 'venues', area: 'Frome', text: 'castle', page: 4 } as const;
    expect(rescuesOf(search)).toEqual([
      { without: 'area', search: { ...search, area: '', page: 1 } },
      { without: 'text', search: { ...search, text: '', page: 1 } },
      { without: 'category', search: { ...search, category: null, page: 1 } },
    ]);
  });

  it('a single condition has no rescue: without it everything is left', () => {
    expect(rescuesOf({ ...emptySearch, text: 'zeppelin' })).toEqual([]);
  });
});
