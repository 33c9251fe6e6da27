import * as v from 'valibot';
import { countSchema } from '../entities/common';
import { event, id } from './event';

/** Events of reviews. */
export const reviewEvents = {
  'review.saved': event('review.saved', 'durable', v.object({ supplierId: id, reviewId: id, stars: countSchema })),
  /** A moderator let a review through, or a supplier answered one: ratings and lists are asked for anew. */
  'review.published': event('review.published', 'durable', v.object({ supplierId: id, reviewId: id })),
  /** A review that could be read is gone: withdrawn, disputed or refused. */
  'review.removed': event('review.removed', 'durable', v.object({ supplierId: id, reviewId: id })),
} as const;
