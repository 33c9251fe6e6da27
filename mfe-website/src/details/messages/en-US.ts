import type { messages as source } from './en-GB';

/** The messages that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {};
