import type { Messages } from '@posy/remote-kit';

/** The source of this area's translations. */
export const messages = {
  'recommendations.title': 'Still to find',
  'recommendations.lead':
    'Chosen by your place and how their profiles read, a few of each kind. Nobody pays to be here.',
  'recommendations.all': 'See all',
  'recommendations.venues': 'Venues',
  'recommendations.local': 'Around your place',
  'recommendations.loading': 'Looking around your place…',
  'recommendations.failed': 'The suggestions didn’t load',
  'recommendations.visitor': 'Log in to see who fits',
  'recommendations.visitor.why': 'Suggestions start from your place and your plan.',
  'recommendations.visitor.way': 'Log in',
  'recommendations.no-place': 'Where will it be?',
  'recommendations.no-place.why': 'Give your wedding a place, and we’ll look around it.',
  'recommendations.no-place.way': 'Choose a place',
  'recommendations.nobody': 'Nobody to suggest here yet',
  'recommendations.nobody.why': 'The directory may still know somebody a little further away.',
  'recommendations.nobody.way': 'Browse suppliers',
} as const satisfies Messages;
