import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'planning.badges.title': 'Badges',
  'planning.badges.count': '{count, number} of {total, number}',
  'planning.badges.earned': 'A badge of your own: {name}.',
  'planning.badges.locked': ', not yet',
  'planning.badges.first-message-sent': 'First message',
  'planning.badges.guest-added': 'First guest',
  'planning.badges.profile-image-added': 'Profile picture',
  'planning.badges.added-to-favourites': 'First favourite',
  'planning.badges.venue-booked': 'Venue booked',
  'planning.badges.photographer-booked': 'Photographer booked',
  'planning.badges.half-checklist-done': 'Halfway there',
  'planning.badges.ten-tasks-done': 'Ten tasks done',
  'planning.badges.collaborator-added': 'Better together',
} as const satisfies Messages;
