import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';

/** A page of a supplier's reviews. */
export const reviews: Handler<'reviews'> = ({ catalogue }, { params: { id: key, ...asked } }) => {
  const { id, name } = knownSupplier(catalogue, key);
  const { results, ...page } = catalogue.reviewsOf(id, asked);
  return { ...page, reviews: results.map((review) => toReview(review, name)) };
};
