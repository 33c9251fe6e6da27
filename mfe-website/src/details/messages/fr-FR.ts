import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'details.title': 'Informations du site',
  'details.lead': 'L’adresse de votre site, qui peut l’y trouver, et ce qu’il dit de votre journée de lui-même.',
  'details.back': 'Retour à l’éditeur',
  'details.facts.title': 'Tiré de votre mariage',
  'details.facts.change': 'Modifier dans les paramètres',
  'details.facts.names': 'Noms',
  'details.facts.day': 'Jour',
  'details.facts.place': 'Lieu',
  'details.facts.none': 'Pas encore choisi',
};
