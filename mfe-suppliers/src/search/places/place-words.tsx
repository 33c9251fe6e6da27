import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { ChipGroup, ChipLink, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayBeOfPlace } from '#supplier/rules/asked/of-place';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { placeInSentence } from '#supplier/rules/place-name';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { PlaceFactsWords } from './place-facts';
import { placeFactsQuery } from './place-queries';

/** Minimum number of results for a page about a place: that of the sitemap. */
const least = 3;

interface Props {
  search: SupplierSearch;
  found: SearchResponse;
}

/** Links to the kinds of venue that the place has enough of, and from one of them to all. */
const KindLinks = ({ search, found: { kinds = {}, labels } }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatNumber, locale } = useIntl();
  const [chosen] = search.kinds;
  const others = Object.entries(kinds)
    .filter(([key, count]) => key !== chosen && count >= least)
    .sort(([, a], [, b]) => b - a);
  if (others.length === 0 && chosen === undefined) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'search.place.kinds' }, { place: placeInSentence(locale, search.area) })}>
      {chosen === undefined || search.category === null ? null : (
        <ChipLink href={listHref(prefix, { ...search, kinds: [] })}>
          {formatMessage({ id: `suppliers.category.${search.category}` })}
        </ChipLink>
      )}
      {others.map(([key, count]) => (
        <ChipLink key={key} href={listHref(prefix, { ...search, kinds: [key] })} count={formatNumber(count)}>
          {labels?.kinds[key] ?? key}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

/** The facts of the catalogue about the place, where it is a county with enough suppliers. */
const Facts = ({ search, found, category }: Props & { category: SupplierCategory }) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const [kind] = search.kinds;
  // The place as the server understood it, such as “Somerset” for “somerset”.
  const place = found.understood?.place?.name ?? search.area;
  const { data: facts = null } = useQuery(placeFactsQuery(api, country, { category, county: place, kind }));
  return facts === null ? null : (
    <Text style={{ maxInlineSize: '68ch' }}>
      <PlaceFactsWords
        facts={facts}
        category={category}
        place={place}
        kind={kind === undefined ? null : (found.labels?.kinds[kind] ?? kind)}
      />
    </Text>
  );
};

/** Facts and advice about a category at a place; below the list, so that the results come first. */
export const PlaceWords = ({ search, found }: Props) => {
  const { locale } = useIntl();
  return search.category === null || search.area === '' || found.total < least || !mayBeOfPlace(search) ? null : (
    <Section
      size="h3"
      title={<FormattedMessage id="search.place" values={{ place: placeInSentence(locale, search.area) }} />}
    >
      <Facts search={search} found={found} category={search.category} />
      <Text tone="soft" style={{ maxInlineSize: '68ch' }}>
        <FormattedMessage id={`search.place.${search.category}`} />
      </Text>
      <KindLinks search={search} found={found} />
    </Section>
  );
};
