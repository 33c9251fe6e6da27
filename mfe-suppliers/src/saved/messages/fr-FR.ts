import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'saved.saved': 'Enregistrée',
  'saved.title': 'Recherches enregistrées',
  'saved.fit':
    '{count, plural, =0 {Personne ne correspond aujourd’hui} one {# correspond aujourd’hui} other {# correspondent aujourd’hui}}',
  'saved.news': '{count, plural, one {# nouveau} other {# nouveaux}}',
  'saved.news.none': 'Rien de nouveau',
  'saved.remove': 'Supprimer : {name}',
  'saved.mail': 'Nous écrire quand quelqu’un de nouveau correspond',
  'saved.mail.help': 'Un e-mail par semaine au plus.',
  'saved.notice.saved': 'Enregistrée. Elle vous attend sur la page des prestataires.',
  'saved.notice.removed': 'Supprimée : {name}.',
  'saved.undo': 'Annuler',
  'saved.failed.full': 'Vous avez déjà dix recherches enregistrées. Supprimez-en une pour faire de la place.',
  'saved.failed.save': 'La recherche n’a pas été enregistrée. Veuillez réessayer.',
  'saved.failed.remove': 'La recherche n’a pas été supprimée. Veuillez réessayer.',
  'saved.failed.mail': 'Le changement n’a pas été enregistré. Veuillez réessayer.',
};
