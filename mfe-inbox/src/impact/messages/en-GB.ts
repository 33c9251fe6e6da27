import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'inbox.impact.date':
    '{count, plural, one {One supplier was asked about the day that was: tell them} other {# suppliers were asked about the day that was: tell them}}',
  'inbox.impact.place':
    '{count, plural, one {One supplier was asked to come to {place}: tell them} other {# suppliers were asked to come to {place}: tell them}}',
} as const satisfies Messages;
