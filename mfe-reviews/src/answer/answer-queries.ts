import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type OurReviews = EndpointOutput<'supplierReviews'>;
export type OurReview = OurReviews['reviews'][number];

/** The couples' reviews of the supplier that the reader speaks for. */
export const ourReviewsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['our-reviews', page],
    queryFn: ({ signal }) => api.call('supplierReviews', { body: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Answers a review; nothing takes the answer back. */
export const reply = (api: ApiClient, id: string, words: string) =>
  api.call('replyToReview', { params: { id }, body: { reply: words } });

export const dispute = (api: ApiClient, id: string, reason: string) =>
  api.call('disputeReview', { params: { id }, body: { reason } });
