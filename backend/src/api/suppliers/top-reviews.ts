import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';

/** The few reviews that a profile shows: the best of those with something to say. */
export const topReviews: Handler<'topReviews'> = ({ catalogue }, { params }) => {
  const { id, name } = knownSupplier(catalogue, params.id);
  return { reviews: catalogue.topReviews(id, params.size).map((review) => toReview(review, name)) };
};
