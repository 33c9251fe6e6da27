import { Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

interface Props {
  /** True while the checklist is being made, which takes a little longer than reading it. */
  isMaking?: boolean;
}

/** The placeholder of a planning screen while it loads. */
export const ScreenSkeleton = ({ isMaking = false }: Props) => {
  const intl = useIntl();
  return (
    <Page>
      <Loading label={intl.formatMessage({ id: isMaking ? 'planning.checklist.making' : 'planning.loading' })}>
        <Stack gap={4}>
          <Skeleton width={240} height={44} />
          <Skeleton shape="text" width={160} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Stack>
      </Loading>
    </Page>
  );
};
