import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type OwnReview = EndpointOutput<'ownReview'>;
export type ReviewedSupplier = NonNullable<OwnReview['supplier']>;

/** The author of a review, known by a letter's key; the key is undefined when the author is signed in. */
export interface Author {
  id: string;
  letterKey: string | undefined;
}

const bodyOf = ({ letterKey }: Author) => (letterKey === undefined ? {} : { key: letterKey });

/** One's own review, by the key of a letter. */
export const ownReviewQuery = (api: ApiClient, author: Author) =>
  queryOptions({
    queryKey: ['own-review', author],
    queryFn: ({ signal }) => api.call('ownReview', { params: { id: author.id }, body: bodyOf(author) }, { signal }),
  });

export const confirmReview = (api: ApiClient, author: Author) =>
  api.call('confirmReview', { params: { id: author.id }, body: bodyOf(author) });

export const withdrawReview = (api: ApiClient, author: Author) =>
  api.call('withdrawReview', { params: { id: author.id }, body: bodyOf(author) });

export const deleteReview = (api: ApiClient, author: Author) =>
  api.call('deleteReview', { params: { id: author.id }, body: bodyOf(author) });
