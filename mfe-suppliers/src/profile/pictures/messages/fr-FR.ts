import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'profile.pictures.title': '{count, plural, one {Une image} other {# images}}',
  'profile.pictures.lead': '{name}, {town}.',
  'profile.pictures.illustrated': '{name}, {town}. Ce sont toutes des illustrations.',
  'profile.pictures.onShortlist': 'Dans votre sélection',
  'profile.pictures.toShortlist': 'Ajouter à la sélection',
  'profile.pictures.groups': 'Ce qu’elles montrent',
  'profile.pictures.all': 'Toutes',
  'profile.pictures.group.outside': 'Dehors',
  'profile.pictures.group.inside': 'À l’intérieur',
  'profile.pictures.group.dinner': 'Le dîner',
  'profile.pictures.group.flowers': 'Les fleurs',
  'profile.pictures.group.dancing': 'La danse',
  'profile.pictures.layout': 'Disposition',
  'profile.pictures.columns': 'En colonnes',
  'profile.pictures.list': 'En liste',
};
