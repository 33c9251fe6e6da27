import type { BadgeId } from '@posy/shared-contracts/entities';

/** Message id of each badge's name. */
export const badgeNames = {
  'first-message-sent': 'planning.badges.first-message-sent',
  'guest-added': 'planning.badges.guest-added',
  'profile-image-added': 'planning.badges.profile-image-added',
  'added-to-favourites': 'planning.badges.added-to-favourites',
  'venue-booked': 'planning.badges.venue-booked',
  'photographer-booked': 'planning.badges.photographer-booked',
  'half-checklist-done': 'planning.badges.half-checklist-done',
  'ten-tasks-done': 'planning.badges.ten-tasks-done',
  'collaborator-added': 'planning.badges.collaborator-added',
} as const satisfies Record<BadgeId, string>;
