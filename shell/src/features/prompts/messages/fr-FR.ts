import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Souhaitez-vous être prévenus des nouvelles ?',
  'shell.push.body':
    'Un mot sur cet appareil quand un prestataire répond ou qu’un invité donne sa réponse. Rien d’autre, et vous pouvez l’arrêter dans vos réglages.',
  'shell.push.close': 'Fermer',
  'shell.push.notNow': 'Pas maintenant',
  'shell.push.yes': 'Oui, prévenez-nous',
  'shell.push.done': 'C’est fait. Les nouvelles arrivent désormais sur cet appareil.',
  'shell.push.refused':
    'Les notifications de Posy sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.',
  'shell.push.failed': 'Cela n’a pas marché à l’instant. Nous redemanderons une autre fois.',
  'shell.badge.first-message-sent': 'Votre premier message est parti. Un badge pour vous.',
  'shell.badge.guest-added': 'Votre premier invité est sur la liste. Un badge pour vous.',
  'shell.badge.profile-image-added': 'Une photo de vous deux. Un badge pour vous.',
  'shell.badge.added-to-favourites': 'Votre premier favori. Un badge pour vous.',
  'shell.badge.venue-booked': 'Vous avez un lieu ! Un badge pour vous.',
  'shell.badge.photographer-booked': 'Votre photographe est réservé. Un badge pour vous.',
  'shell.badge.half-checklist-done': 'La moitié de la liste est faite. Un badge pour vous.',
  'shell.badge.ten-tasks-done': 'Dix choses de faites. Un badge pour vous.',
  'shell.badge.collaborator-added': 'Vous préparez tout ensemble. Un badge pour vous.',
} as const satisfies Messages;
