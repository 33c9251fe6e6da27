import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { CategoryPlaces } from './category-places';
import { PlaceWords } from './place-words';

/** Below a category's list: facts about its place, or links to its counties. */
export const PlacesBelow = ({ search, found }: { search: SupplierSearch; found: SearchResponse }) => (
  <>
    <PlaceWords search={search} found={found} />
    <CategoryPlaces search={search} />
  </>
);
