import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'start.failed': 'Your vendors didn’t load',
} satisfies Partial<Record<keyof typeof source, string>>;
