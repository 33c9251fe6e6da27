import type { messages as source } from './en-GB';

/** What differs from en-GB. */
export const messages = {} satisfies Partial<Record<keyof typeof source, string>>;
