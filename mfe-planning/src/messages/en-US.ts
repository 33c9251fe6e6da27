import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'planning.no-wedding.text': 'This account has no wedding of its own. Vendors find their conversations in the inbox.',
} satisfies Partial<Record<keyof typeof source, string>>;
