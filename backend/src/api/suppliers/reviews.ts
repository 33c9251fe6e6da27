import { type ReviewRequest } from '#catalogue/records/review-record';
import { type ApiContext, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { toReview } from './public-faces';
import { histogramOf } from './reviews-rating';

/** A word of the path that narrows nothing stands there for the segments behind it. */
const narrowed = <T extends string>(word: T | 'any' | undefined): T | undefined => (word === 'any' ? undefined : word);

/** Numbers for the choices beside a narrowing; of a list that nothing narrows the supplier's statistics have them. */
const countsOf = ({ catalogue }: ApiContext, supplierId: string, request: ReviewRequest) => {
  const { stars, topic, season, guests } = request;
  if ([stars, topic, season, guests].every((value) => value === undefined)) return {};
  const { histogram, ...figures } = catalogue.reviewFigures(supplierId, request);
  return { counts: { ...figures, histogram: histogramOf(histogram) } };
};

/** A page of a supplier's reviews. */
export const reviews: Handler<'reviews'> = (context, { params: { id: key, stars, ...asked } }) => {
  const supplier = knownSupplier(context.catalogue, key);
  const request = {
    ...asked,
    stars: stars === 0 ? undefined : stars,
    topic: narrowed(asked.topic),
    season: narrowed(asked.season),
    guests: narrowed(asked.guests),
  };
  const { results, ...page } = context.catalogue.reviewsOf(supplier.id, request);
  return {
    ...page,
    reviews: results.map((review) => toReview(review, supplier)),
    ...countsOf(context, supplier.id, request),
  };
};
