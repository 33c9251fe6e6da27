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
} as const satisfies Messages;
