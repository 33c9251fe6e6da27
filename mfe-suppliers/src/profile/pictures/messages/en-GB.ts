import type { Messages } from '@posy/remote-kit';

/** The source of the translations of a supplier's page of pictures, and of the gallery viewer. */
export const messages = {
  'profile.pictures.title': '{count, plural, one {One picture} other {# pictures}}',
  'profile.pictures.lead': '{name}, {town}.',
  'profile.pictures.illustrated': '{name}, {town}. All of them are illustrations.',
  'profile.pictures.onShortlist': 'On your shortlist',
  'profile.pictures.toShortlist': 'Add to shortlist',
  'profile.pictures.groups': 'What they show',
  'profile.pictures.all': 'All',
  'profile.pictures.group.outside': 'Outside',
  'profile.pictures.group.inside': 'Inside',
  'profile.pictures.group.dinner': 'Dinner',
  'profile.pictures.group.flowers': 'Flowers',
  'profile.pictures.group.dancing': 'Dancing',
  'profile.pictures.layout': 'Layout',
  'profile.pictures.columns': 'In columns',
  'profile.pictures.list': 'As a list',
  'profile.viewer.label': 'Pictures of {name}',
  'profile.viewer.place': '{place, number} of {count, number}',
  'profile.viewer.previous': 'Previous picture',
  'profile.viewer.next': 'Next picture',
  'profile.viewer.close': 'Close the pictures',
  'profile.viewer.thumbs': 'All pictures',
  'profile.viewer.open': 'Picture {place, number}: {label}',
  'profile.viewer.failed': 'This picture didn’t load. The others may.',
  'profile.viewer.share': 'Share this picture',
} as const satisfies Messages;
