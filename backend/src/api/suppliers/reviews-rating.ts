import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';

/** A supplier's average, to a hundredth, and the number of its reviews by stars: of the same rows as its list and its card. */
export const reviewsRating: Handler<'reviewsRating'> = ({ catalogue }, { params }) => {
  const { histogram, ...rest } = catalogue.ratingStatistics(knownSupplier(catalogue, params.id).id);
  return { ...rest, histogram: ([1, 2, 3, 4, 5] as const).map((stars) => histogram[stars]) };
};
