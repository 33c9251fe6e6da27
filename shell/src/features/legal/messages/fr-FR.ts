import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'legal.terms.tab': 'Conditions d’utilisation',
  'legal.privacy-policy.tab': 'Politique de confidentialité',
  'legal.updated': 'Dernière modification le {date}',
  'legal.failed.title': 'Cette page fait une pause',
  'legal.failed.text': 'Elle ne s’est pas chargée. Réessayez dans un instant.',
  'legal.failed.offline': 'Vous êtes hors ligne. Cette page a besoin d’une connexion.',
  'legal.retry': 'Réessayer',
};
