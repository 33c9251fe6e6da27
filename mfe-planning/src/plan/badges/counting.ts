import type { BadgeId } from '@posy/shared-contracts/entities';
import { badgeIds, isBadgeAchieved } from '@posy/shared-contracts/entities';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import type { Totals } from '../tasks/totals';

/** A step of a badge's counter. What was counted has a name, so that it counts once however often it is published. */
export interface Count {
  badge: BadgeId;
  /** Id of what happened, within its badge; of several things at once that of the first. */
  subject: string;
  /** How many happened at once; one unless said. */
  times?: number;
}

const bookedBadges: Readonly<Record<string, BadgeId>> = {
  venues: 'venue-booked',
  photographers: 'photographer-booked',
};

/** Which events step which counter. The two of the checklist follow its totals. Source: S4-badge. */
export const counts = {
  'message.sent': ({ messageId }) => ({ badge: 'first-message-sent', subject: messageId }),
  'guest.added': ({ guestId, count }) => ({ badge: 'guest-added', subject: guestId, times: count }),
  'profile.image-added': ({ uid }) => ({ badge: 'profile-image-added', subject: uid }),
  'supplier.shortlisted': ({ supplierId }) => ({ badge: 'added-to-favourites', subject: supplierId }),
  'supplier.booked': ({ supplierId, supplierType }) => {
    const badge = bookedBadges[supplierType];
    return badge === undefined ? null : { badge, subject: supplierId };
  },
  // A named venue is booked on the shortlist, which tells of it: the answer counts where nobody was named.
  'onboarding.venue-answered': ({ booked, venue }) =>
    booked && venue === null ? { badge: 'venue-booked', subject: 'onboarding' } : null,
  'collaborator.joined': ({ uid }) => ({ badge: 'collaborator-added', subject: uid }),
} as const satisfies { [N in EventName]?: (payload: EventPayload<N>) => Count | null };

/** The document that says a step was counted. Ids of documents hold no slash. */
export const countId = ({ badge, subject }: Count): string => `${badge}~${encodeURIComponent(subject)}`;

/** The totals of a checklist, and how many of its ticks are somebody's own. */
export interface Ticked extends Totals {
  byHand: number;
}

/** What the counters of the checklist's badges stand at: the tasks done, and those that somebody ticked themselves. */
export const checklistCounters = ({ done, byHand }: Ticked): Partial<Record<BadgeId, number>> => ({
  'half-checklist-done': done,
  'ten-tasks-done': byHand,
});

/** Badges whose counter was reached, in the order of the shelf. */
export const reachedBadges = (counters: Readonly<Record<string, number>>, tasksTotal: number): BadgeId[] =>
  badgeIds.filter((badge) => isBadgeAchieved(badge, counters[badge] ?? 0, tasksTotal));
