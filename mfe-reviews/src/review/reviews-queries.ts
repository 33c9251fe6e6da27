import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { ReviewTopic } from '@posy/shared-contracts/entities';
import { reviewChanges } from './review-news';
import type { ReviewSort, StarNumber } from './review-sort';

/** Reviews of a page, as the server has it by itself: an order comes behind it in the path. */
const pageSize = 10;

/** Average, number and histogram of a supplier's reviews. */
export const ratingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['rating', id, reviewChanges()],
    queryFn: ({ signal }) => api.call('reviewsRating', { params: { id } }, { signal }),
  });

/** The few reviews that a profile shows. */
export const topReviewsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['top-reviews', id, reviewChanges()],
    queryFn: ({ signal }) => api.call('topReviews', { params: { id } }, { signal }),
  });

export interface AskedReviews {
  page: number;
  sort: ReviewSort;
  /** Null: of any number of stars. */
  stars: StarNumber | null;
  /** Null: that speak of anything. */
  topic: ReviewTopic | null;
}

/** The path's parts behind the page; none for the server's defaults. */
const furtherOf = ({ sort, stars, topic }: AskedReviews) => {
  // Each stands behind those before it.
  if (topic !== null) return { size: pageSize, sort, stars: stars ?? (0 as const), topic };
  return stars === null && sort === 'newest' ? {} : { size: pageSize, sort, ...(stars !== null && { stars }) };
};

/** One page of all reviews in an order, or of those with so many stars. While another page loads, the one before stays. */
export const reviewsQuery = (api: ApiClient, id: string, asked: AskedReviews) =>
  queryOptions({
    queryKey: ['reviews', id, asked, reviewChanges()],
    queryFn: ({ signal }) => api.call('reviews', { params: { id, page: asked.page, ...furtherOf(asked) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A couple's reviews, and the booked suppliers that it has not reviewed. */
export const myReviewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['my-reviews'],
    queryFn: ({ signal }) => api.call('myReviews', {}, { signal }),
  });

/** The supplier that is reviewed: for its name and the way back. */
export const supplierQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['supplier', id],
    queryFn: ({ signal }) => api.call('supplier', { params: { id } }, { signal }),
  });

/** Suppliers whose name begins like the words. */
export const findSuppliersQuery = (api: ApiClient, countryCode: CountryCode, searchTerm: string) =>
  queryOptions({
    queryKey: ['find', countryCode, searchTerm],
    queryFn: async ({ signal }) => {
      const body = { searchTerm, type: 'supplier' as const, size: 20, countryCode };
      return (await api.call('searchSuggestions', { body }, { signal })).suppliers;
    },
    enabled: searchTerm !== '',
  });
