import type { ClosedDays } from '@posy/shared-contracts/entities';
import { createIntl } from 'react-intl';
import { messages as german } from '../messages/de-DE';
import { messages as english } from '../messages/en-GB';
import { messages as american } from '../messages/en-US';
import { messages as french } from '../messages/fr-FR';
import { closedWords } from './closed-words';

const catalogues = {
  'en-GB': english,
  'en-US': { ...english, ...american },
  'de-DE': german,
  'fr-FR': french,
} as Record<string, Record<string, string>>;
const wordsIn = (locale: string, closed: ClosedDays | undefined) =>
  closedWords(createIntl({ locale, messages: catalogues[locale] ?? {} }), closed);

test.each([
  ['en-GB', 'Mondays and Tuesdays', 'in January and August', 'Mondays and Tuesdays, and in January and August'],
  ['en-US', 'Mondays and Tuesdays', 'in January and August', 'Mondays and Tuesdays, and in January and August'],
  ['de-DE', 'montags und dienstags', 'im Januar und August', 'montags und dienstags, und im Januar und August'],
  ['fr-FR', 'le lundi et le mardi', 'en janvier et août', 'le lundi et le mardi, et en janvier et août'],
])('closed days are a phrase of the reader’s language: %s', (locale, days, months, both) => {
  expect(wordsIn(locale, { weekdays: [2, 1], months: [] })).toBe(days);
  expect(wordsIn(locale, { weekdays: [], months: [8, 1] })).toBe(months);
  expect(wordsIn(locale, { weekdays: [1, 2], months: [1, 8] })).toBe(both);
  expect(wordsIn(locale, { weekdays: [], months: [] })).toBeNull();
  expect(wordsIn(locale, undefined)).toBeNull();
});
