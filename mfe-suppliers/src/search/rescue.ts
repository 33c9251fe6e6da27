import { emptySearch, type SupplierSearch } from '#supplier/rules/search-state';

/** What is given up to find something. */
export type Widening = 'area' | 'text' | 'category';

/** A search that leaves one condition out. */
export interface Rescue {
  without: Widening;
  search: SupplierSearch;
}

/** Wider searches to offer when nothing was found, the nearest to what was asked first. Each leaves out one condition. */
export const rescuesOf = (search: SupplierSearch): Rescue[] => {
  const first: SupplierSearch = { ...search, page: emptySearch.page };
  const given: Record<Widening, boolean> = {
    area: search.area !== '',
    text: search.text !== '',
    category: search.category !== null,
  };
  const conditions = Object.values(given).filter(Boolean).length;
  // A search by one condition, widened, is the whole directory: that is not a rescue.
  if (conditions < 2) return [];
  const wider: Record<Widening, SupplierSearch> = {
    area: { ...first, area: '' },
    text: { ...first, text: '' },
    category: { ...first, category: null },
  };
  return (['area', 'text', 'category'] as const)
    .filter((without) => given[without])
    .map((without) => ({ without, search: wider[without] }));
};
