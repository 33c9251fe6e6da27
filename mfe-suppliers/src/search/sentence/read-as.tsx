import { useLocaleInfo } from '@posy/remote-kit';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Link, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import type { SupplierSearch } from '#supplier/rules/search-state';

interface Props {
  search: SupplierSearch;
  understood: SearchUnderstanding;
}

/** Words that were read as others with the way to what was typed, and places that nobody knows. */
export const ReadAs = ({ search, understood: { correction, unknownPlaces } }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatList } = useIntl();
  if (correction === null)
    return unknownPlaces.length === 0 ? null : (
      <Text>
        {formatMessage(
          { id: 'search.read.unknown' },
          { places: <strong key="places">{formatList(unknownPlaces)}</strong> },
        )}
      </Text>
    );
  const [read, typed] = [correction.words.map((word) => word.read), correction.words.map((word) => word.typed)];
  return (
    <Text>
      {formatMessage({ id: 'search.read.showing' }, { read: <strong key="read">{formatList(read)}</strong> })}{' '}
      <Link href={listHref(prefix, { ...search, literally: true, page: 1 })}>
        {formatMessage({ id: 'search.read.instead' }, { typed: formatList(typed) })}
      </Link>
    </Text>
  );
};
