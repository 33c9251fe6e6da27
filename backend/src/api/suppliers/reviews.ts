import { pageSizeLimit } from '@posy/shared-contracts/constants';
import { type PublicReview, type Stars } from '#catalogue/review-record';
import { type ApiContext, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { publishedReviews } from '../reviews/stored-review';
import { toReview } from './public-faces';

type ReviewOrder = 'newest' | 'oldest' | 'highest' | 'lowest';

const byDate = (a: PublicReview, b: PublicReview): number => (a.createdAt < b.createdAt ? 1 : -1);

/** The orders of the index, for merging what it does not hold. */
const orders: Record<ReviewOrder, (a: PublicReview, b: PublicReview) => number> = {
  newest: byDate,
  oldest: (a, b) => byDate(b, a),
  highest: (a, b) => b.stars - a.stars || byDate(a, b),
  lowest: (a, b) => a.stars - b.stars || byDate(a, b),
};

/** The first reviews of the index in an order, of one number of stars where it is asked for. */
const firstOf = (
  { catalogue }: ApiContext,
  supplierId: string,
  { wanted, ...asked }: { wanted: number; sort: ReviewOrder; stars: Stars | undefined },
) => {
  const first = catalogue.reviewsOf(supplierId, { ...asked, page: 1, size: Math.min(wanted, pageSizeLimit) });
  const reviews = [...first.results];
  for (let page = 2; reviews.length < Math.min(wanted, first.total); page += 1)
    reviews.push(...catalogue.reviewsOf(supplierId, { ...asked, page, size: pageSizeLimit }).results);
  return { total: first.total, reviews };
};

/** A page of a supplier's reviews: those of the catalogue and the published ones. */
export const reviews: Handler<'reviews'> = async (context, { params }) => {
  const { page, size, sort, stars } = params;
  const { id, name } = knownSupplier(context.catalogue, params.id);
  const given = await publishedReviews(context.firestore, id);
  const published = given.filter((review) => stars === undefined || review.stars === stars);
  const indexed = firstOf(context, id, { sort, stars, wanted: page * size });
  const all = [...indexed.reviews, ...published].sort(orders[sort]);
  return {
    total: indexed.total + published.length,
    page,
    size,
    reviews: all.slice((page - 1) * size, page * size).map((review) => toReview(review, name)),
  };
};

/** Returns the number of reviews with 1, 2, 3, 4 and 5 stars. */
export const countStars = (given: readonly PublicReview[]): Record<Stars, number> => {
  const counts: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { stars } of given) counts[stars] += 1;
  return counts;
};
