import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { searchOfAsked } from '#supplier/rules/asked/search-body';
import { emptySearch, formatList, type SupplierSearch } from '#supplier/rules/asked/search-state';

export type SavedOne = EndpointOutput<'savedSearches'>['searches'][number];

/** Returns the part of a search that is saved: without its presentation. */
export const savable = (search: SupplierSearch): SupplierSearch => ({
  ...search,
  isPlain: true,
  isMapped: false,
  sort: emptySearch.sort,
  page: 1,
});

/** Returns the saved search that equals this one; undefined when it is not saved. */
export const savedAs = (searches: readonly SavedOne[], search: SupplierSearch): SavedOne | undefined => {
  const wanted = formatList(savable(search));
  return searches.find((one) => formatList(searchOfAsked(one.search)) === wanted);
};
