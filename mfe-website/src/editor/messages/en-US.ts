import type { messages as source } from './en-GB';

/** What differs from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {};
