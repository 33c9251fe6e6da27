import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CardsSkeleton } from '../card/cards-skeleton';

/** The placeholder of a list: its title and first cards. */
export const ScreenSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <Loading label={formatMessage({ id: 'suppliers.loading.list' })}>
        <Stack gap={6}>
          <Skeleton shape="text" width="min(360px, 80%)" height={40} />
          <Skeleton height={64} />
          <CardsSkeleton />
        </Stack>
      </Loading>
    </Page>
  );
};
