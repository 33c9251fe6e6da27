import type { messages as source } from './en-GB';

/** Identical to en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {};
