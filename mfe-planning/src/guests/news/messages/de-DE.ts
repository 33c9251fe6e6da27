import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'guests.news.added': '{count, plural, one {Ein Gast ist} other {# Gäste sind}} zu „{name}“ eingeladen.',
  'guests.news.changed':
    '{count, plural, one {Ein Gast hat} other {# Gäste haben}} zu „{name}“ schon geantwortet: Sagt Bescheid, was neu ist.',
  'guests.news.removed':
    '{count, plural, one {Ein Gast hatte} other {# Gäste hatten}} für das zugesagt, was ihr entfernt habt: Sagt Bescheid.',
  'guests.news.main': 'Die Hochzeit',
  'guests.news.open': 'Gästeliste',
};
