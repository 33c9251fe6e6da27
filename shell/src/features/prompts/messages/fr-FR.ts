import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.push.title': 'Souhaitez-vous être prévenus des nouvelles ?',
  'shell.push.body':
    'Un mot sur cet appareil quand un prestataire répond ou qu’un invité donne sa réponse. Rien d’autre, et vous pouvez l’arrêter dans vos réglages.',
  'shell.push.close': 'Fermer',
  'shell.push.notNow': 'Pas maintenant',
  'shell.push.yes': 'Oui, prévenez-nous',
  'shell.push.open': 'Ouvrir',
  'shell.push.done': 'C’est fait. Les nouvelles arrivent désormais sur cet appareil.',
  'shell.push.refused':
    'Les notifications de Posy sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.',
  'shell.push.failed': 'Cela n’a pas marché à l’instant. Nous redemanderons une autre fois.',
  'shell.joined':
    '{name} vous a rejoints. {role, select, partner {Vous organisez tout à deux désormais.} other {Cette personne voit ce que vous partagez.}}',
  'shell.joined.open': 'Qui participe',
  'shell.storage.nothingStored':
    'Ce navigateur ne conserve rien pour Posy : il faut la connexion pour toute modification. Attendez son envoi avant de fermer la page.',
  'shell.storage.understood': 'D’accord',
  'shell.edits.lost':
    '{count, plural, one {Une modification faite avant le chargement de cette page n’a pas été enregistrée, ou quelqu’un l’a changée depuis. Vérifiez ce que vous avez fait en dernier.} other {# modifications faites avant le chargement de cette page n’ont pas été enregistrées, ou quelqu’un les a changées depuis. Vérifiez ce que vous avez fait en dernier.}}',
  'shell.edits.noRoom':
    'Il n’y a plus de place dans ce mariage : votre dernière modification n’a pas été enregistrée. Supprimez ce qui ne vous sert plus, ou réessayez demain.',
} as const satisfies Messages;
