import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'planning.day.title': 'Wedding day timeline',
  'planning.day.print': 'Print the timeline',
  'planning.day.people.none': 'Nobody is booked yet. Vendors you book stand here.',
} satisfies Partial<Record<keyof typeof source, string>>;
