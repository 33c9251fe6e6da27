import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useParams, useSearchParams } from '@posy/remote-kit/router';
import { ApiError } from '@posy/shared-contracts';
import { Page } from '@posy/shared-ui';
import { NotHere } from '#review/not-here';
import { readPage } from '#review/page-number';
import { readNarrowing } from '#review/review-sort';
import { ReviewsFailure } from '#review/reviews-failure';
import { ratingQuery, reviewsQuery, supplierQuery } from '#review/reviews-queries';
import { PageSkeleton } from '#review/reviews-skeleton';
import { AllReviews } from './all-reviews';

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** All reviews of one supplier; the page is part of the address. */
export const AllReviewsScreen = () => {
  const { supplierId = '' } = useParams();
  const [params] = useSearchParams();
  const page = readPage(params.get('page'));
  const narrowing = readNarrowing(params);
  const { api } = useHost();
  const supplier = useQuery(supplierQuery(api, supplierId));
  const rating = useQuery(ratingQuery(api, supplierId));
  const reviews = useQuery(reviewsQuery(api, supplierId, { page, ...narrowing }));
  const reads = [supplier, rating, reviews];
  const error = supplier.error ?? rating.error ?? reviews.error;
  if (isUnknown(error)) return <NotHere />;
  const isPaused = reads.some((read) => read.data === undefined && read.isPaused);
  if (error !== null || isPaused)
    return (
      <Page width="reading">
        <ReviewsFailure
          level={1}
          error={error}
          onRetry={() => reads.forEach((read) => read.error !== null && void read.refetch())}
          isRetrying={reads.some((read) => read.isFetching)}
          isPaused={isPaused}
        />
      </Page>
    );
  if (supplier.data === undefined || rating.data === undefined || reviews.data === undefined)
    return <PageSkeleton width="app" />;
  return (
    <AllReviews
      supplier={supplier.data}
      rating={rating.data}
      found={reviews.data}
      page={page}
      narrowing={narrowing}
      isWriting={params.get('write') === 'yes'}
      isStale={reviews.isPlaceholderData}
    />
  );
};
