import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {};
