import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';

/** The few reviews that a profile shows: the best of those with something to say. */
export const topReviews: Handler<'topReviews'> = ({ catalogue }, { params }) => {
  const supplier = knownSupplier(catalogue, params.id);
  const found = catalogue.topReviews(supplier.id, params.size);
  return { reviews: found.map((review) => toReview(review, supplier)) };
};
