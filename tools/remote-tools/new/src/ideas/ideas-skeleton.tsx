import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** Stands where the screen will be. */
export const IdeasSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Page width="reading">
      <Loading label={formatMessage({ id: 'honeymoon.loading' })}>
        <Stack gap={4}>
          <Skeleton height={44} width="60%" />
          <Skeleton height={180} />
        </Stack>
      </Loading>
    </Page>
  );
};
