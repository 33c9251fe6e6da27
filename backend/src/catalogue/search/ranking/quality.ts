import { rankingWeights, ratingPrior, repliesPrior } from './weights';

/** Stars as 0 to 1, as far as they can be trusted (a Bayesian mean). */
export const trustIn = ({ average, count }: { average: number; count: number }): number => {
  const mean = (average * count + ratingPrior.average * ratingPrior.reviews) / (count + ratingPrior.reviews);
  return Math.max(0, Math.min(1, (mean - 1) / 4));
};

/** Probability that the next review is answered. */
export const replyShare = (answered: number, count: number): number =>
  (answered + repliesPrior.share * repliesPrior.reviews) / (count + repliesPrior.reviews);

export interface QualityFacts {
  rating: { average: number; count: number };
  /** 0 to 1. */
  profileScore: number;
  /** 0 to 1. */
  replies: number;
}

/** Returns the score of a supplier apart from any request. */
export const qualityOf = ({ rating, profileScore, replies }: QualityFacts): number => {
  const { rating: byRating, completeness, replies: byReplies } = rankingWeights;
  return trustIn(rating) * byRating + profileScore * completeness + replies * byReplies;
};
