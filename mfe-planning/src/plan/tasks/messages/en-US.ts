import type { messages as source } from './en-GB';

/** What differs from en-GB. */
export const messages = { 'planning.wedding.season.autumn': 'Fall' } satisfies Partial<
  Record<keyof typeof source, string>
>;
