import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import type { EventPayload } from '@posy/shared-contracts/events';

const changes = { count: 0 };

/**
 * The number of times that this page changed reviews. It is part of the query keys: each widget has a cache of its own,
 * and a widget that was off the page would otherwise show old reviews.
 */
export const reviewChanges = (): number => changes.count;

type News = Pick<EventPayload<'review.saved'>, 'supplierId' | 'reviewId'>;

/** Returns what is called after a change of reviews: this remote asks for them anew, and the others hear of it. */
export const useReviewNews = () => {
  const { bus, telemetry } = useHost();
  const client = useQueryClient();
  const changed = (): void => {
    changes.count += 1;
    for (const key of ['rating', 'top-reviews', 'reviews', 'my-reviews'])
      void client.invalidateQueries({ queryKey: [key] });
  };
  const failed = (error: unknown): void => telemetry.error('reviews', error);
  return {
    saved: (news: News & { stars: number }): void => {
      changed();
      bus.publish('review.saved', news).catch(failed);
    },
    published: (news: News): void => {
      changed();
      bus.publish('review.published', news).catch(failed);
    },
    removed: (news: News): void => {
      changed();
      bus.publish('review.removed', news).catch(failed);
    },
  };
};
