import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'guest-photos.title': 'Photos des invités',
  'guest-photos.lead':
    'Ce que vos invités envoient par leurs propres liens. Seuls les invités qui ont un lien voient ce que vous montrez, jamais le site public.',
  'guest-photos.takes': 'Les invités peuvent envoyer des photos',
  'guest-photos.takes-help':
    'Chaque foyer trouve alors le chemin sur la page de son invitation et, après le jour J, sur votre site.',
  'guest-photos.taken': 'Vos invités peuvent envoyer des photos.',
  'guest-photos.not-taken': 'Vos invités ne peuvent plus envoyer de photos.',
  'guest-photos.filter': 'Quelles photos',
  'guest-photos.state.new': 'Nouvelles',
  'guest-photos.state.shown': 'Visibles des invités',
  'guest-photos.state.hidden': 'Gardées pour vous',
  'guest-photos.act.shown': 'Montrer',
  'guest-photos.act.hidden': 'Garder pour nous',
  'guest-photos.show-all': '{count, plural, one {Montrer # nouvelle} other {Montrer les # nouvelles}}',
  'guest-photos.one': 'Photo {at, number} de {name}',
  'guest-photos.more': 'En voir plus ({count})',
  'guest-photos.none': 'Aucune photo ici.',
  'guest-photos.removed':
    '{count, plural, one {Une photo a été retirée par Posy après un signalement.} other {# photos ont été retirées par Posy après des signalements.}}',
  'guest-photos.delete': 'Supprimer',
  'guest-photos.delete-named': 'Supprimer\u00a0: {name}',
  'guest-photos.delete.title': 'Supprimer cette photo\u00a0?',
  'guest-photos.delete.text': 'Elle disparaît pour vous et pour tous les invités, sans retour possible.',
  'guest-photos.delete.leave': 'La garder',
  'guest-photos.done.shown':
    '{count, plural, one {Tous les invités voient maintenant la photo.} other {Tous les invités voient # photos de plus.}}',
  'guest-photos.done.hidden':
    '{count, plural, one {La photo est gardée pour vous.} other {# photos sont gardées pour vous.}}',
  'guest-photos.done.deleted': '{count, plural, one {La photo est supprimée.} other {# photos sont supprimées.}}',
  'guest-photos.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',
  'guest-photos.download': 'Tout télécharger',
  'guest-photos.archive':
    '{count, plural, one {Une photo est réunie dans une archive.} other {# photos sont réunies dans une archive.}} Le lien fonctionne vingt minutes.',
  'guest-photos.archive.save': 'Enregistrer l’archive',
  'guest-photos.empty.title': 'Pas encore de photos',
  'guest-photos.empty.text': 'Chacune apparaît ici dès qu’un invité l’a envoyée.',
  'guest-photos.unread.title': 'Les photos ne se sont pas chargées',
  'guest-photos.unread.text': 'Rien n’est perdu. Les invités peuvent continuer d’envoyer les leurs.',
};
