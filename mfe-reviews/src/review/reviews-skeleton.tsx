import { Loading, Page, type PageProps, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** Reviews that are on their way: figure, bars, first words. */
export const ReviewsSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage({ id: 'reviews.loading' })}>
      <Stack gap={5}>
        <Skeleton height={110} />
        {[0, 1, 2].map((place) => (
          <Stack key={place} gap={2}>
            <Skeleton shape="circle" />
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="text" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
};

/** A whole page of them. */
export const PageSkeleton = ({ width = 'reading' }: Pick<PageProps, 'width'>) => (
  <Page width={width}>
    <ReviewsSkeleton />
  </Page>
);
