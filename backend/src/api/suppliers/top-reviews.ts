import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { publishedReviews } from '../reviews/stored-review';
import { toReview } from './public-faces';

/** The few reviews that a profile shows: the catalogue's choice, and the best published ones before its lesser ones. */
export const topReviews: Handler<'topReviews'> = async ({ catalogue, firestore }, { params }) => {
  const { id, name } = knownSupplier(catalogue, params.id);
  const published = await publishedReviews(firestore, id);
  const found = [...catalogue.topReviews(id, params.size), ...published].sort((a, b) => b.stars - a.stars);
  return { reviews: found.slice(0, params.size).map((review) => toReview(review, name)) };
};
