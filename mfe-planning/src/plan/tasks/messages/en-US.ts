import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'planning.wedding.season.autumn': 'Fall',
  'planning.next.go.day': 'Timeline',
} satisfies Partial<Record<keyof typeof source, string>>;
