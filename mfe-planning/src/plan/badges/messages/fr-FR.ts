import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.badges.title': 'Badges',
  'planning.badges.count': '{count, number} sur {total, number}',
  'planning.badges.earned': 'Un badge rien qu’à vous : {name}.',
  'planning.badges.locked': ', pas encore',
  'planning.badges.first-message-sent': 'Premier message',
  'planning.badges.guest-added': 'Premier invité',
  'planning.badges.profile-image-added': 'Photo de profil',
  'planning.badges.added-to-favourites': 'Premier favori',
  'planning.badges.venue-booked': 'Lieu réservé',
  'planning.badges.photographer-booked': 'Photographe réservé',
  'planning.badges.half-checklist-done': 'À mi-chemin',
  'planning.badges.ten-tasks-done': 'Dix tâches faites',
  'planning.badges.collaborator-added': 'Mieux à deux',
};
