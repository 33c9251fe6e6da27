import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { ResultsMap } from './results-map';
import { inBounds } from './rules/in-bounds';

export interface BesideMapProps {
  found: SearchResponse;
  search: SupplierSearch;
}

/** The map of a list, with a search of its area. */
export const BesideMap = ({ found, search }: BesideMapProps) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  return (
    <ResultsMap
      found={found}
      search={search}
      onSearch={(bounds) =>
        // One step in the history for all parts of the map in a row, so that back leads to the list from before.
        host.navigate(listHref(prefix, inBounds(search, found, bounds)), { replace: search.bounds !== null })
      }
    />
  );
};
