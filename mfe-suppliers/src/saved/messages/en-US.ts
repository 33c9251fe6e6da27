import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'saved.notice.saved': 'Saved. It waits for you where you look for vendors.',
} satisfies Partial<Record<keyof typeof source, string>>;
