import { type Handler } from '../handler';
import { knownSupplier } from './known-supplier';

/** A supplier's average and the number of its reviews by stars. */
export const reviewsRating: Handler<'reviewsRating'> = ({ catalogue }, { params }) => {
  const { average, count, histogram } = catalogue.ratingStatistics(knownSupplier(catalogue, params.id).id);
  return { average, count, histogram: [histogram[1], histogram[2], histogram[3], histogram[4], histogram[5]] };
};
