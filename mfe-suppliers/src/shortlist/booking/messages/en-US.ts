import type { messages as source } from './en-GB';

/** Nothing is said differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {};
