import { useLocaleInfo } from '@posy/remote-kit';
import { MissingScreen } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import { useIntl } from 'react-intl';

/** The page of an unknown address of this remote. */
export const NotHere = ({ isSupplier = false }: { isSupplier?: boolean }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <MissingScreen
      title={formatMessage({ id: isSupplier ? 'suppliers.missing.supplier' : 'suppliers.missing.page' })}
      body={formatMessage({ id: isSupplier ? 'suppliers.missing.supplierBody' : 'suppliers.missing.pageBody' })}
      action={{ label: formatMessage({ id: 'suppliers.missing.action' }), href: paths.directory(market.prefix) }}
    />
  );
};
