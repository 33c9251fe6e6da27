import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'guests.news.added': '{count, plural, one {One guest is} other {# guests are}} asked to “{name}”.',
  'guests.news.changed':
    '{count, plural, one {One guest has} other {# guests have}} answered to “{name}” already: let them know what’s new.',
  'guests.news.removed':
    '{count, plural, one {One guest was} other {# guests were}} coming to what you took out: let them know.',
  'guests.news.main': 'The wedding',
  'guests.news.open': 'Guest list',
} as const satisfies Messages;
