import { useLocaleInfo } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { ButtonLink, EmptyState, Inline, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { RatingSummary } from '#review/rating-summary';
import { useHasBooked } from '#review/reader/use-has-booked';
import { ReviewList } from '#review/review-list';
import { ReviewPolicy } from '#review/review-policy';
import { everyReview, narrowingQuery } from '#review/review-sort';
import { ReviewsFailure } from '#review/reviews-failure';
import { ReviewsSkeleton } from '#review/reviews-skeleton';
import { ReviewInvitation } from '#write/public';
import { useReviewsOf } from './use-reviews-of';

type Props = SlotProps['supplier-profile.reviews'];

/** Only who booked is invited to be the first. */
const NoReviews = ({ supplierId, supplierName }: Props) => {
  const { formatMessage } = useIntl();
  const hasBooked = useHasBooked(supplierId);
  return (
    <EmptyState
      picture={<LazySpot kind="notes" />}
      title={formatMessage({ id: 'reviews.none.title' })}
      level={3}
      actions={!hasBooked ? undefined : <ReviewInvitation {...{ supplierId, supplierName }} kind="main" />}
    >
      {formatMessage({ id: hasBooked ? 'reviews.none.booked' : 'reviews.none.others' }, { name: supplierName })}
    </EmptyState>
  );
};

/** The reviews in a supplier's profile: the summary, the top reviews, and the way to all of them. */
export const ProfileReviews = (props: Props) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { enabled, rating, top, error, isPaused, retry } = useReviewsOf(props);
  if (!enabled) return <NoReviews {...props} />;
  const isRetrying = rating.isFetching || top.isFetching;
  if (error !== null || isPaused) return <ReviewsFailure {...{ error, isRetrying, isPaused }} onRetry={retry} />;
  if (rating.data === undefined || top.data === undefined) return <ReviewsSkeleton />;
  if (rating.data.count === 0) return <NoReviews {...props} />;
  const { count } = rating.data;
  return (
    <Stack gap={4}>
      <RatingSummary
        rating={rating.data}
        hrefOf={(stars) =>
          paths.supplierReviews(market.prefix, props.supplierId, narrowingQuery({ ...everyReview, stars }))
        }
      />
      <ReviewList reviews={top.data.reviews} level={3} />
      <Inline gap={2}>
        {count > top.data.reviews.length ? (
          <ButtonLink href={paths.supplierReviews(market.prefix, props.supplierId)}>
            {formatMessage({ id: 'reviews.readAll' }, { count })}
          </ButtonLink>
        ) : null}
        <ReviewInvitation {...props} kind="plain" />
      </Inline>
      <ReviewPolicy />
    </Stack>
  );
};
