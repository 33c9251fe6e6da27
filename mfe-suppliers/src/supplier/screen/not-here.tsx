import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazySpot } from './lazy-spot';

/** A path of this remote that leads nowhere. */
export const NotHere = ({ isSupplier = false }: { isSupplier?: boolean }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: isSupplier ? 'suppliers.missing.supplier' : 'suppliers.missing.page' });
  useTitle(title);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={<LazySpot kind="search" />}
        size="h2"
        title={title}
        actions={
          <ButtonLink kind="main" href={paths.directory(market.prefix)}>
            {formatMessage({ id: 'suppliers.missing.action' })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: isSupplier ? 'suppliers.missing.supplierBody' : 'suppliers.missing.pageBody' })}
      </EmptyState>
    </Page>
  );
};
