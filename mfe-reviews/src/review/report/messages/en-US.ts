import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'report.lead':
    'Our moderators read it, and decide by our review policy. Neither its author nor the vendor learns who reported it.',
};
