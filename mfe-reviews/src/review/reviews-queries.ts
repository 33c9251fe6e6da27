import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient, EndpointInput } from '@posy/shared-contracts/endpoints';
import { reviewChanges } from './review-news';
import { isNarrowed, type Narrowing } from './review-sort';

type PathParts = Omit<NonNullable<EndpointInput<'reviews'>['params']>, 'id' | 'page'>;

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

export interface AskedReviews extends Narrowing {
  page: number;
}

/** Returns the path's parts behind the page, none for the server's defaults: each stands behind those before it. */
const furtherOf = (asked: AskedReviews) => {
  const { sort, stars, topic, season, guests } = asked;
  if (!isNarrowed(asked) && sort === 'newest') return {};
  const parts = [
    ['size', pageSize, true],
    ['sort', sort, true],
    ['stars', stars ?? 0, stars !== null],
    ['topic', topic ?? 'any', topic !== null],
    ['season', season ?? 'any', season !== null],
    ['guests', guests ?? 'any', guests !== null],
  ] as const;
  const last = parts.findLastIndex(([, , isAsked]) => isAsked);
  return Object.fromEntries(parts.slice(0, last + 1).map(([name, value]) => [name, value])) as PathParts;
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
