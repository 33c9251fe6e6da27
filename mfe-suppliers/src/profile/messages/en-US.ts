import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'profile.fact.evening': 'Reception guests',
  'profile.words.translated': 'Translated from {language} by a machine. Names, prices and dates are the vendor’s own.',
  'profile.film.consent':
    '{host} plays this. It learns your IP address, and may set cookies. Nothing loads from there before you agree.',
};
