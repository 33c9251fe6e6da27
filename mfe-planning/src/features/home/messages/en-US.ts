import type { messages as source } from './en-GB';

/** What differs from en-GB. */
export const messages = {
  'planning.home.nothing-next.text': 'The whole list is done. Put your feet up.',
} satisfies Partial<Record<keyof typeof source, string>>;
