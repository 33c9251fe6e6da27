import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'profile.pictures.title': '{count, plural, one {Ein Bild} other {# Bilder}}',
  'profile.pictures.lead': '{name}, {town}.',
  'profile.pictures.illustrated': '{name}, {town}. Es sind alles Illustrationen.',
  'profile.pictures.onShortlist': 'Auf eurer Merkliste',
  'profile.pictures.toShortlist': 'Auf die Merkliste',
  'profile.pictures.groups': 'Was sie zeigen',
  'profile.pictures.all': 'Alle',
  'profile.pictures.group.outside': 'Außen',
  'profile.pictures.group.inside': 'Innen',
  'profile.pictures.group.dinner': 'Essen',
  'profile.pictures.group.flowers': 'Blumen',
  'profile.pictures.group.dancing': 'Tanzen',
  'profile.pictures.layout': 'Anordnung',
  'profile.pictures.columns': 'In Spalten',
  'profile.pictures.list': 'Als Liste',
};
