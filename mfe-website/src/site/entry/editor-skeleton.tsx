import { Grid, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** The editor before it is there. */
export const EditorSkeleton = () => {
  const intl = useIntl();
  return (
    <Page>
      <Loading label={intl.formatMessage({ id: 'website.loading' })}>
        <Stack gap={6}>
          <Skeleton height={56} width="40%" />
          <Skeleton height={150} />
          <Grid min={320}>
            <Skeleton height={320} />
            <Skeleton height={320} />
          </Grid>
        </Stack>
      </Loading>
    </Page>
  );
};
