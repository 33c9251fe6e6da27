import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazySpot } from './lazy-spot';

/** A supplier, or a path, that there is not. */
export const NotHere = () => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'reviews.missing.title' });
  useTitle(title);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={<LazySpot kind="search" />}
        size="h2"
        title={title}
        actions={
          <ButtonLink kind="main" href={paths.reviews(market.prefix)}>
            {formatMessage({ id: 'reviews.missing.action' })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: 'reviews.missing.body' })}
      </EmptyState>
    </Page>
  );
};
