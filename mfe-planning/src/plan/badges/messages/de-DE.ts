import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.badges.title': 'Abzeichen',
  'planning.badges.count': '{count, number} von {total, number}',
  'planning.badges.earned': 'Ein neues Abzeichen für euch: {name}.',
  'planning.badges.locked': ', noch nicht',
  'planning.badges.first-message-sent': 'Erste Nachricht',
  'planning.badges.guest-added': 'Erster Gast',
  'planning.badges.profile-image-added': 'Profilbild',
  'planning.badges.added-to-favourites': 'Erster Favorit',
  'planning.badges.venue-booked': 'Location gebucht',
  'planning.badges.photographer-booked': 'Fotos gebucht',
  'planning.badges.half-checklist-done': 'Halbzeit',
  'planning.badges.ten-tasks-done': 'Zehn erledigt',
  'planning.badges.collaborator-added': 'Gemeinsam besser',
};
