import { Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { placeInSentence } from '#supplier/rules/place-name';

/** Minimum number of results for a page about a place: that of the sitemap. */
const least = 3;

/** Returns true for a list of all suppliers of a category at a place, or one kind of venue there. */
const isOfPlace = (search: SupplierSearch): boolean =>
  search.category !== null &&
  search.area !== '' &&
  search.kinds.length <= 1 &&
  formatSearch({ ...search, area: '', kinds: [] }) === '';

/** Background information about the place; below the list, so that the results come first. */
export const PlaceWords = ({ search, total }: { search: SupplierSearch; total: number }) => {
  const { locale } = useIntl();
  return search.category === null || total < least || !isOfPlace(search) ? null : (
    <Section
      size="h3"
      title={<FormattedMessage id="search.place" values={{ place: placeInSentence(locale, search.area) }} />}
    >
      <Text tone="soft" style={{ maxInlineSize: '68ch' }}>
        <FormattedMessage id={`search.place.${search.category}`} />
      </Text>
    </Section>
  );
};
