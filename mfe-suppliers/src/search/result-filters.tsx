import { useLocaleInfo } from '@posy/remote-kit';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ChipGroup, ChipLink, Stack } from '@posy/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import { sorts, type SupplierSearch } from '#supplier/rules/search-state';

type Categories = EndpointOutput<'searchSuppliers'>['categories'];

interface Props {
  search: SupplierSearch;
  categories: Categories;
  /** There is something to put in order. */
  canSort: boolean;
}

/** Other categories with what they hold under the same words and area, and the order of the list. */
export const ResultFilters = ({ search, categories, canSort }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const shown = categories.filter(({ category, count }) => count > 0 || category === search.category);
  return (
    <Stack gap={3}>
      <ChipGroup label={formatMessage({ id: 'suppliers.filter.categories' })} canSlide>
        <ChipLink href={listHref(prefix, { ...search, category: null, page: 1 })} isChosen={search.category === null}>
          {formatMessage({ id: 'suppliers.category.all' })}
        </ChipLink>
        {shown.map(({ category, count }) => (
          <ChipLink
            key={category}
            href={listHref(prefix, { ...search, category, page: 1 })}
            isChosen={search.category === category}
            count={<FormattedNumber value={count} />}
          >
            {formatMessage({ id: `suppliers.category.${category}` })}
          </ChipLink>
        ))}
      </ChipGroup>
      {canSort ? (
        <ChipGroup label={formatMessage({ id: 'suppliers.sort.name' })} canSlide>
          {sorts.map((sort) => (
            <ChipLink key={sort} href={listHref(prefix, { ...search, sort, page: 1 })} isChosen={search.sort === sort}>
              {formatMessage({ id: `suppliers.sort.${sort}` })}
            </ChipLink>
          ))}
        </ChipGroup>
      ) : null}
    </Stack>
  );
};
