import { useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { useShell } from '#host/shell-context';

/** The page of an unknown address. */
export const NotFoundScreen = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  useTitle(formatMessage({ id: 'shell.notFound.tab' }));
  return (
    <Page width="reading">
      <EmptyState
        picture={<LazySpot kind="search" />}
        level={1}
        title={formatMessage({ id: 'shell.notFound.title' })}
        actions={
          <ButtonLink kind="main" href={paths.index(market.prefix)}>
            {formatMessage({ id: 'shell.notFound.home' })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: 'shell.notFound.body' })}
      </EmptyState>
    </Page>
  );
};
