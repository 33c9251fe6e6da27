import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Souhaitez-vous être prévenus des nouvelles ?',
  'shell.push.body':
    'Un mot sur cet appareil quand un prestataire répond ou qu’un invité donne sa réponse. Rien d’autre, et vous pouvez l’arrêter dans vos réglages.',
  'shell.push.close': 'Fermer',
  'shell.push.notNow': 'Pas maintenant',
  'shell.push.yes': 'Oui, prévenez-nous',
  'shell.push.done': 'C’est fait. Les nouvelles arrivent désormais sur cet appareil.',
  'shell.push.refused':
    'Les notifications de Posy sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.',
  'shell.push.failed': 'Cela n’a pas marché à l’instant. Nous redemanderons une autre fois.',
  'shell.storage.nothingKept':
    'Ce navigateur ne conserve rien pour Posy : il faut la connexion pour toute modification. Attendez son envoi avant de fermer la page.',
  'shell.storage.understood': 'D’accord',
} as const satisfies Messages;
