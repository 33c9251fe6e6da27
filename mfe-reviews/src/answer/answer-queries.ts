import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import { nameOfFile } from '@posy/remote-kit/uploads';
import { reviewConstants } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type OurReviews = EndpointOutput<'supplierReviews'>;
export type OurReview = OurReviews['reviews'][number];

/** The end of a file's name, as long as the server takes it. */
const shortName = (file: File): string => nameOfFile(file).slice(-reviewConstants.evidenceNameLength);

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

/** Sends a dispute to the moderators, with a file that shows what happened where there is one. */
export const dispute = (api: ApiClient, id: string, reason: string, file: File | null) =>
  file === null
    ? api.call('disputeReview', { params: { id }, body: { reason } })
    : api.upload('disputeReviewWithFile', { params: { id }, body: { reason, name: shortName(file) } }, file);
