import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'policy.rule.2.body': 'One of each vendor, in your own words; not copied, paid for or arranged.',
  'policy.rule.7.title': 'About this vendor',
};
