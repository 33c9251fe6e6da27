import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'impact.date':
    '{count, plural, one {One booked supplier: ask them again} other {# booked suppliers: ask them again}}',
  'impact.country':
    '{count, plural, one {One supplier is booked where you were} other {# suppliers are booked where you were}}',
  'impact.taken': '{name} says to be taken on that day.',
  'impact.place':
    '{count, plural, one {One booked supplier: ask whether they come to {place}} other {# booked suppliers: ask whether they come to {place}}}',
  'impact.venue': 'Your venue {name} stays where it is, in {town}.',
  'impact.search': 'Your search for suppliers begins around {place}',
  'impact.found.place':
    '{count, plural, one {One on your shortlist: see how far from {place}} other {# on your shortlist: see how far from {place}}}',
  'impact.found.taken':
    '{count, plural, one {One on your shortlist is taken on that day} other {# on your shortlist are taken on that day}}',
  'impact.found.unread':
    '{count, plural, one {One on your shortlist could not be checked for that day} other {# on your shortlist could not be checked for that day}}',
} as const satisfies Messages;
