import type { Messages } from '@posy/remote-kit';

/** The source of the translations of a supplier's page of pictures. */
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
} as const satisfies Messages;
