import type { EventSurface } from './graph';

/** What the shell publishes and handles itself; remotes say it in their manifests. */
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
