import type { messages as source } from './en-GB';

/** What differs from en-GB. */
export const messages = {
  'saved.told.saved': 'Saved. It waits for you where you look for vendors.',
} satisfies Partial<Record<keyof typeof source, string>>;
