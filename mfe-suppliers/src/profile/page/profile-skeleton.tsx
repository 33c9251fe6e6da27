import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** The placeholder of a profile: pictures, name, first text. */
export const ProfileSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <Loading label={formatMessage({ id: 'suppliers.loading.profile' })}>
        <Stack gap={5}>
          <Skeleton height={360} />
          <Skeleton shape="text" width="min(420px, 80%)" height={44} />
          <Skeleton shape="text" width="min(260px, 60%)" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="92%" />
        </Stack>
      </Loading>
    </Page>
  );
};
