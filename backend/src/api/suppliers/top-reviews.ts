import { type Handler } from '../handler';
import { knownSupplier } from './known-supplier';
import { toReview } from './public-faces';

const shown = 3;

/** The few reviews that a profile shows. */
export const topReviews: Handler<'topReviews'> = ({ catalogue }, { params }) => {
  const { id, name } = knownSupplier(catalogue, params.id);
  return { reviews: catalogue.topReviews(id, shown).map((review) => toReview(review, name)) };
};
