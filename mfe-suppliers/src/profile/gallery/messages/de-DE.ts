import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'profile.viewer.label': 'Bilder von {name}',
  'profile.viewer.place': '{place, number} von {count, number}',
  'profile.viewer.previous': 'Voriges Bild',
  'profile.viewer.next': 'Nächstes Bild',
  'profile.viewer.close': 'Bilder schließen',
  'profile.viewer.thumbs': 'Alle Bilder',
  'profile.viewer.open': 'Bild {place, number}: {label}',
  'profile.viewer.failed': 'Dieses Bild wurde nicht geladen. Die anderen vielleicht schon.',
  'profile.viewer.share': 'Dieses Bild teilen',
};
