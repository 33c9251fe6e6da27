import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'answer.title': 'Ce que les couples disent de vous',
  'answer.lead': 'Répondez en public, avec tact et en peu de mots\u00a0: le prochain couple lit votre façon d’écouter.',
  'answer.none':
    'Personne n’a encore écrit sur {name}. Les couples qui ont réservé sont invités après leur mariage\u00a0; vous ne choisissez pas lesquels.',
  'answer.published': '{count, plural, one {# avis publié} other {# avis publiés}}',
  'answer.disputed': 'Contesté',
  'answer.disputed.note': 'La modération le lit et décide. D’ici là, personne ne le voit et il ne compte pas.',
  'answer.reply': 'Répondre',
  'answer.reply.change': 'Modifier la réponse',
  'answer.reply.title': 'Répondre à {name}',
  'answer.reply.lead': 'Tout le monde lit ceci sous l’avis. Videz-le pour le retirer.',
  'answer.reply.words': 'Votre réponse',
  'answer.reply.send': 'Publier',
  'answer.reply.done': 'Votre réponse est publiée.',
  'answer.dispute': 'Cet avis enfreint les règles',
  'answer.dispute.title': 'Contester l’avis de {name}',
  'answer.dispute.lead':
    'Pas parce qu’il est mauvais\u00a0: les mêmes règles valent pour les bons et les mauvais avis. Dites quelle règle il enfreint et ce qui s’est passé\u00a0; seule notre modération le lit. Un avis ne peut être contesté qu’une fois.',
  'answer.dispute.words': 'Ce qui ne va pas',
  'answer.dispute.send': 'Envoyer à la modération',
  'answer.dispute.done': 'La modération va le lire. D’ici là, il n’est pas affiché.',
  'answer.missing': 'Écrivez quelque chose.',
  'answer.failed': 'Cela n’a pas été envoyé. Veuillez réessayer\u00a0; vos mots sont encore là.',
  'answer.failed.decided': 'Une décision a déjà été prise sur cet avis.',
  'answer.cancel': 'Annuler',
  'answer.close': 'Fermer',
};
