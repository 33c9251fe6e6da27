import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';

/** A page of a supplier's reviews. */
export const reviews: Handler<'reviews'> = ({ catalogue }, { params: { id: key, stars, ...asked } }) => {
  const supplier = knownSupplier(catalogue, key);
  const { results, ...page } = catalogue.reviewsOf(supplier.id, { ...asked, stars: stars === 0 ? undefined : stars });
  return { ...page, reviews: results.map((review) => toReview(review, supplier)) };
};
