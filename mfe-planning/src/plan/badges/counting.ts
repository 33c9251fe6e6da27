import type { BadgeId } from '@posy/shared-contracts/entities';
import { badgeIds, isBadgeAchieved } from '@posy/shared-contracts/entities';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import type { Totals } from '../tasks/totals';

/**
 * An increment of a badge's counter. Its subject has an id, so that it counts once however often its event is
 * published.
 */
export interface Count {
  badge: BadgeId;
  /** Id of the subject, within its badge; of several subjects the first. */
  subject: string;
  /** Number of subjects at once; one by default. */
  times?: number;
}

const bookedBadges: Readonly<Record<string, BadgeId>> = {
  venues: 'venue-booked',
  photographers: 'photographer-booked',
};

/** The counters that each event increments. The two of the checklist follow its totals. Source: S4-badge. */
export const counts = {
  'message.sent': ({ messageId }) => ({ badge: 'first-message-sent', subject: messageId }),
  'guest.added': ({ guestId, count }) => ({ badge: 'guest-added', subject: guestId, times: count }),
  'profile.image-added': ({ uid }) => ({ badge: 'profile-image-added', subject: uid }),
  'supplier.shortlisted': ({ supplierId }) => ({ badge: 'added-to-favourites', subject: supplierId }),
  'supplier.booked': ({ supplierId, supplierType }) => {
    const badge = bookedBadges[supplierType];
    return badge === undefined ? null : { badge, subject: supplierId };
  },
  // A named venue is booked on the shortlist, which publishes its own event: the answer only counts without a name.
  'onboarding.venue-answered': ({ booked, venue }) =>
    booked && venue === null ? { badge: 'venue-booked', subject: 'onboarding' } : null,
  'collaborator.joined': ({ uid }) => ({ badge: 'collaborator-added', subject: uid }),
} as const satisfies { [N in EventName]?: (payload: EventPayload<N>) => Count | null };

/** Id of the document that records an increment. Ids of documents hold no slash. */
export const countId = ({ badge, subject }: Count): string => `${badge}~${encodeURIComponent(subject)}`;

/** The totals of a checklist, with the number of ticks by hand. */
export interface ChecklistTotals extends Totals {
  byHand: number;
}

/** Returns the counters of the checklist's badges: the done tasks, and those ticked by hand. */
export const checklistCounters = ({ done, byHand }: ChecklistTotals): Partial<Record<BadgeId, number>> => ({
  'half-checklist-done': done,
  'ten-tasks-done': byHand,
});

/** Returns the badges whose counter was reached, in the order of the shelf. */
export const reachedBadges = (counters: Readonly<Record<string, number>>, tasksTotal: number): BadgeId[] =>
  badgeIds.filter((badge) => isBadgeAchieved(badge, counters[badge] ?? 0, tasksTotal));
