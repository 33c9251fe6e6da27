import { type RatingStatistics } from '#catalogue/records/review-record';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';

/** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export const histogramOf = (histogram: RatingStatistics['histogram']): number[] =>
  ([1, 2, 3, 4, 5] as const).map((stars) => histogram[stars]);

/** A supplier's average, to a hundredth, and the number of its reviews by stars: of the same rows as its list and its card. */
export const reviewsRating: Handler<'reviewsRating'> = ({ catalogue }, { params }) => {
  const { histogram, ...rest } = catalogue.ratingStatistics(knownSupplier(catalogue, params.id).id);
  return { ...rest, histogram: histogramOf(histogram) };
};
