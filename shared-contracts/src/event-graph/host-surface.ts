import type { EventSurface } from './graph';

/** Events that the shell publishes and handles itself; remotes declare theirs in their manifests. */
export const hostSurface: EventSurface = {
  name: 'shell',
  publishes: [
    'session.changed',
    'wedding.date-changed',
    'wedding.location-changed',
    'wedding.country-changed',
    'wedding.guests-estimated',
    'onboarding.venue-answered',
    'navigation.changed',
    'open-items.changed',
    'collaborator.invited',
    'collaborator.joined',
    'profile.image-added',
    'today-task.init',
    'today-task.stop',
  ],
  handles: [
    'inbox.unread-changed',
    'inbox.waiting-changed',
    'enquiry.sent',
    'message.sent',
    'conversation.read',
    'conversation.replied',
    'task.completed',
    'badge.achieved',
    'guest.added',
    'note.saved',
    'supplier.shortlisted',
    'website.published',
  ],
};
