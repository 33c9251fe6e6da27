import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { ChipGroup, ChipLink, Section } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { emptySearch, formatSearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { categoryPlacesQuery } from './place-queries';

const Places = ({ category }: { category: SupplierCategory }) => {
  const { api } = useHost();
  const { country, prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber, locale } = useIntl();
  const { data: places = [] } = useQuery(categoryPlacesQuery(api, country, category));
  if (places.length === 0) return null;
  const byName = places.toSorted((a, b) => a.county.localeCompare(b.county, locale));
  return (
    <Section size="h3" title={<FormattedMessage id="search.places" />}>
      <ChipGroup label={formatMessage({ id: `suppliers.category.${category}` })}>
        {byName.map(({ county, count }) => (
          <ChipLink
            key={county}
            href={listHref(prefix, { ...emptySearch, category, area: county })}
            count={formatNumber(count)}
          >
            {county}
          </ChipLink>
        ))}
      </ChipGroup>
    </Section>
  );
};

/** Links from the list of a whole category to its counties, below the list. */
export const CategoryPlaces = ({ search }: { search: SupplierSearch }) =>
  search.category === null || formatSearch(search) !== '' ? null : <Places category={search.category} />;
