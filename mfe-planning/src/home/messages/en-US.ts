import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'planning.home.nothing-next.text': 'The whole list is done. Put your feet up.',
  'planning.home.to-find.all': 'All vendors',
  'planning.home.diary': 'On the calendar',
  'planning.home.diary.sheet': 'Timeline',
} satisfies Partial<Record<keyof typeof source, string>>;
