import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'impact.date': '{count, plural, one {One booked vendor: ask them again} other {# booked vendors: ask them again}}',
  'impact.country':
    '{count, plural, one {One vendor is booked where you were} other {# vendors are booked where you were}}',
  'impact.place':
    '{count, plural, one {One booked vendor: ask whether they come to {place}} other {# booked vendors: ask whether they come to {place}}}',
  'impact.search': 'Your search for vendors begins around {place}',
};
