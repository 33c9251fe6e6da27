import { Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { placeInSentence } from '#supplier/rules/place-name';

/** Fewer make no page of a place: as many as the sitemap asks for. */
const least = 3;

/** Whether a list is all of a category at a place, or one kind of venue there. */
const isOfPlace = (search: SupplierSearch): boolean =>
  search.category !== null &&
  search.area !== '' &&
  search.kinds.length <= 1 &&
  formatSearch({ ...search, area: '', kinds: [] }) === '';

/** What is worth knowing before choosing there; below the list, so that nobody is kept from it. */
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
