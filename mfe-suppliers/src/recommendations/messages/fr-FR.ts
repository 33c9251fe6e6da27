import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'recommendations.title': 'Encore à trouver',
  'recommendations.lead':
    'Choisis selon votre lieu et ce que disent les profils, quelques-uns de chaque métier. Personne ne paie pour y être.',
  'recommendations.all': 'Tout voir',
  'recommendations.venues': 'Lieux',
  'recommendations.local': 'Autour de votre lieu',
  'recommendations.loading': 'Nous regardons autour de votre lieu…',
  'recommendations.failed': 'Les suggestions ne se sont pas chargées',
  'recommendations.visitor': 'Connectez-vous pour voir qui convient',
  'recommendations.visitor.why': 'Les suggestions partent de votre lieu et de votre projet.',
  'recommendations.visitor.way': 'Se connecter',
  'recommendations.no-place': 'Où cela se passera-t-il ?',
  'recommendations.no-place.why': 'Donnez un lieu à votre mariage, et nous regarderons autour.',
  'recommendations.no-place.way': 'Choisir un lieu',
  'recommendations.nobody': 'Personne à proposer ici pour l’instant',
  'recommendations.nobody.why': 'L’annuaire connaît peut-être quelqu’un d’un peu plus loin.',
  'recommendations.nobody.way': 'Parcourir les prestataires',
};
