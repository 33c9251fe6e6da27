import { useLocaleInfo } from '@posy/remote-kit';
import { Link, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { useFirstArea } from '../location/use-first-area';

/** Asks for the place of “near me”, and offers the last searched one and the wedding's. */
export const NearWhere = ({ search }: { search: SupplierSearch }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const area = useFirstArea();
  return (
    <Text>
      {formatMessage({ id: 'search.read.nearWhere' })}{' '}
      {area === '' ? null : (
        <Link href={listHref(prefix, { ...search, area, page: 1 })}>
          {formatMessage({ id: 'search.read.nearHere' }, { area })}
        </Link>
      )}
    </Text>
  );
};
