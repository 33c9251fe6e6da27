import * as v from 'valibot';
import { checklistConstants } from '#constants/wedding/checklist';
import { instantSchema } from '../common';

/** Badges of a wedding, in the order of the specification. Source: S4-badge. */
export const badgeIds = [
  'first-message-sent',
  'guest-added',
  'profile-image-added',
  'added-to-favourites',
  'venue-booked',
  'photographer-booked',
  'half-checklist-done',
  'ten-tasks-done',
  'collaborator-added',
] as const;
export type BadgeId = (typeof badgeIds)[number];

/** Events that a badge's counter has to reach; half the checklist depends on the checklist's total. Source: S9-checklist-05, S9-checklist-06. */
export const badgeThreshold = (badge: BadgeId, tasksTotal: number): number => {
  if (badge === 'half-checklist-done') return Math.max(1, Math.ceil(tasksTotal * checklistConstants.badgeHalfOfTotal));
  return badge === 'ten-tasks-done' ? checklistConstants.badgeTasksDone : 1;
};

/** Returns true when a badge's counter has reached its threshold. */
export const isBadgeAchieved = (badge: BadgeId, counter: number, tasksTotal: number): boolean =>
  counter >= badgeThreshold(badge, tasksTotal);

/** `weddings/{id}/badges/{badge}`: an achieved badge. Created once, by the first page that detects it. */
export const achievedBadgeSchema = v.object({
  achievedAt: instantSchema,
  /** Uid of the member whose page detected it. */
  by: v.string(),
});
export type AchievedBadge = v.InferOutput<typeof achievedBadgeSchema>;

/** `weddings/{id}/badgeEvents/{id}`: something that a badge's counter has counted, so that it counts once. */
export const badgeEventSchema = v.object({ badge: v.picklist(badgeIds), at: instantSchema });
export type BadgeEvent = v.InferOutput<typeof badgeEventSchema>;
