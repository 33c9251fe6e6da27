import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.signed-out.title': 'Votre messagerie vous attend',
  'inbox.signed-out.text': 'Inscrivez-vous ou connectez-vous : les réponses des prestataires arrivent ici.',
  'inbox.signed-out.sign-up': 'S’inscrire',
  'inbox.signed-out.log-in': 'Se connecter',
  'inbox.empty.title': 'Votre messagerie est calme',
  'inbox.empty.text': 'Les réponses des prestataires arrivent ici, votre adresse e-mail reste la vôtre.',
  'inbox.empty.supplier-text': 'Les demandes des couples arrivent ici, dès que le premier écrit.',
  'inbox.empty.find': 'Trouver des prestataires',
  'inbox.unavailable.title': 'Votre messagerie fait une pause',
  'inbox.unavailable.text': 'Elle ne s’est pas chargée. Aucun message n’est perdu.',
  'inbox.list.label': 'Conversations',
  'inbox.list.mine': 'Vous : {text}',
  'inbox.list.unread': '{count, plural, one {# message non lu} other {# messages non lus}}',
};
