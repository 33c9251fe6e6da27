import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { ChipGroup } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isCategory, type Sort, sorts, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { SelectChip } from '#supplier/screen/select-chip';

/** Returns the categories with results for the same wishes, and the chosen one. */
const shownOf = ({ categories }: SearchResponse, search: SupplierSearch) =>
  categories.filter(({ category, count }) => count > 0 || category === search.category);

/** Returns the available orders: by distance only when there are distances. */
const sortsOf = ({ results }: SearchResponse, { sort }: SupplierSearch): readonly Sort[] =>
  sorts.filter((one) => one !== 'distance' || sort === one || results.some(({ distanceKm }) => distanceKm != null));

interface Props {
  search: SupplierSearch;
  /** The search without the couple's own facts: another category has another budget. */
  ofAnother: SupplierSearch;
  found: SearchResponse;
  /** Shown before the other tools: the filters. */
  filters?: ReactNode;
}

/** The tools of a list: its filters, other categories with their totals for the same wishes, and its order. */
export const ResultTools = ({ search, ofAnother, found, filters }: Props) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber } = useIntl();
  const go = (changes: Partial<SupplierSearch>) => host.navigate(listHref(prefix, { ...search, ...changes, page: 1 }));
  return (
    <ChipGroup label={formatMessage({ id: 'search.tools.name' })} canSlide>
      {filters}
      <SelectChip
        label={formatMessage({ id: 'search.filter.categories' })}
        value={search.category ?? ''}
        onChange={(value) =>
          go({ ...ofAnother, category: isCategory(value) ? value : null, features: [], styles: [], kinds: [] })
        }
      >
        <option value="">{formatMessage({ id: 'suppliers.category.all' })}</option>
        {shownOf(found, search).map(({ category, count }) => (
          <option key={category} value={category}>
            {`${formatMessage({ id: `suppliers.category.${category}` })} (${formatNumber(count)})`}
          </option>
        ))}
      </SelectChip>
      {found.total > 1 ? (
        <SelectChip
          label={formatMessage({ id: 'search.sort.name' })}
          value={search.sort}
          onChange={(value) => go({ sort: sorts.find((sort) => sort === value) ?? 'recommended' })}
        >
          {sortsOf(found, search).map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage({ id: `search.sort.${sort}` })}
            </option>
          ))}
        </SelectChip>
      ) : null}
    </ChipGroup>
  );
};
