import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.impact.date':
    '{count, plural, one {One vendor was asked about the day that was: tell them} other {# vendors were asked about the day that was: tell them}}',
  'inbox.impact.place':
    '{count, plural, one {One vendor was asked to come to {place}: tell them} other {# vendors were asked to come to {place}: tell them}}',
};
