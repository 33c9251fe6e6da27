import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';

/** A word of the path that narrows nothing stands there for the segments behind it. */
const narrowed = <T extends string>(word: T | 'any' | undefined): T | undefined => (word === 'any' ? undefined : word);

/** A page of a supplier's reviews. */
export const reviews: Handler<'reviews'> = ({ catalogue }, { params: { id: key, stars, ...asked } }) => {
  const supplier = knownSupplier(catalogue, key);
  const { results, ...page } = catalogue.reviewsOf(supplier.id, {
    ...asked,
    stars: stars === 0 ? undefined : stars,
    topic: narrowed(asked.topic),
    season: narrowed(asked.season),
    guests: narrowed(asked.guests),
  });
  return { ...page, reviews: results.map((review) => toReview(review, supplier)) };
};
