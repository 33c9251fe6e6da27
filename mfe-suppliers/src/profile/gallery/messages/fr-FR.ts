import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'profile.viewer.label': 'Images de {name}',
  'profile.viewer.place': '{place, number} sur {count, number}',
  'profile.viewer.previous': 'Image précédente',
  'profile.viewer.next': 'Image suivante',
  'profile.viewer.close': 'Fermer les images',
  'profile.viewer.thumbs': 'Toutes les images',
  'profile.viewer.open': 'Image {place, number} : {label}',
  'profile.viewer.failed': 'Cette image ne s’est pas chargée. Les autres le pourront peut-être.',
  'profile.viewer.share': 'Partager cette image',
};
