import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'report.title': 'Signaler l’avis de {name}',
  'report.lead':
    'Nos modérateurs le lisent et décident selon nos règles. Ni son auteur ni le prestataire ne sauront qui l’a signalé.',
  'report.why': 'Pourquoi',
  'report.spam': 'C’est de la publicité, ou une invention',
  'report.rude': 'Il est insultant',
  'report.untrue': 'Ce n’est pas vrai',
  'report.private': 'Il cite des personnes ou des détails privés',
  'report.other': 'Autre chose',
  'report.words': 'Que faut-il savoir\u00a0? (facultatif)',
  'report.send': 'Envoyer aux modérateurs',
  'report.done': 'Merci. Un modérateur va le lire.',
  'report.failed': 'L’envoi n’a pas marché. Réessayez, votre texte est toujours là.',
  'report.failed.gone': 'Cet avis n’est plus ici.',
  'report.failed.many': 'Vous avez déjà beaucoup signalé aujourd’hui. Continuez demain.',
  'report.cancel': 'Annuler',
  'report.close': 'Fermer',
};
