import { type Stars } from '#catalogue/review-record';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { publishedReviews } from '../reviews/stored-review';
import { countStars } from './reviews';

const stars: Stars[] = [1, 2, 3, 4, 5];

/** A supplier's average, to a hundredth, and the number of its reviews by stars: the catalogue's and the published ones. */
export const reviewsRating: Handler<'reviewsRating'> = async ({ catalogue, firestore }, { params }) => {
  const { id } = knownSupplier(catalogue, params.id);
  const indexed = catalogue.ratingStatistics(id).histogram;
  const published = countStars(await publishedReviews(firestore, id));
  const histogram = stars.map((star) => indexed[star] + published[star]);
  const count = histogram.reduce((sum, of) => sum + of, 0);
  const sum = histogram.reduce((total, of, index) => total + of * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count, histogram };
};
