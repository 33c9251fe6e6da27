import { formatSearch, type SupplierSearch } from './search-state';

/**
 * Returns true for the first page of a whole category, or of it or one kind of venue at a place: below such a list stands
 * what is known of the place, or where there are more.
 */
export const mayBeOfPlace = (search: SupplierSearch): boolean =>
  search.category !== null && search.kinds.length <= 1 && formatSearch({ ...search, area: '', kinds: [] }) === '';
