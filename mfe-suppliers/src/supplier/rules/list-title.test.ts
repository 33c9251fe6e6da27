import { createIntl, type IntlConfig } from 'react-intl';
import { messages as german } from '#messages/de-DE';
import { messages as english } from '#messages/en-GB';
import { messages as french } from '#messages/fr-FR';
import { emptySearch } from './asked/search-state';
import { listTitle } from './list-title';

const intlOf = (locale: string, messages: object) =>
  createIntl({ locale, messages: messages as IntlConfig['messages'] });
const intls = { en: intlOf('en-GB', english), de: intlOf('de-DE', german), fr: intlOf('fr-FR', french) };
const venues = { ...emptySearch, category: 'venues' } as const;
const title = (language: keyof typeof intls, changes: object, total = 9, kinds: string[] = []): string =>
  listTitle(intls[language], {
    total,
    search: { ...venues, ...changes },
    country: language === 'en' ? 'GB' : 'DE',
    kinds,
  });

test.each([
  ['en', 'Cotswolds', '9 venues in and around the Cotswolds'],
  ['en', 'Lake District', '9 venues in and around the Lake District'],
  ['en', 'Bath', '9 venues in and around Bath'],
  ['en', 'edinburgh', '9 venues in and around Edinburgh'],
  ['en', 'stratford-upon-avon', '9 venues in and around Stratford-upon-Avon'],
  ['en', 'Isle of Wight', '9 venues in and around Isle of Wight'],
  ['de', 'Bayerischer Wald', 'Bayerischer Wald und Umgebung: 9 Locations'],
  ['fr', 'Vallée de la Loire', 'Vallée de la Loire et alentours : 9 lieux'],
  ['fr', '75011', '75011 et alentours : 9 lieux'],
] as const)('a place is named as its language names it: %s %s [P-m4]', (language, area, words) => {
  expect(title(language, { area }).replaceAll(/\s/g, ' ')).toBe(words);
});

test('how far around a place is said, not “in and around” it [P-m3]', () => {
  expect(title('en', { area: 'Bath', radiusKm: 40 })).toBe('9 venues within 25 miles of Bath');
  expect(title('de', { area: 'Bonn', radiusKm: 50 })).toBe('Bonn und 50 km Umkreis: 9 Locations');
});

test('the head says which kind, and that nobody has all of it where more was asked for [P-m2]', () => {
  expect(title('en', { area: 'Bath' }, 2, ['Barn'])).toBe('2 venues in and around Bath: Barn');
  expect(title('en', { area: 'Bath', priceMax: 1000 }, 0, ['Barn'])).toBe(
    'No venues in and around Bath: Barn, with all you asked for',
  );
  expect(title('en', { area: 'Bath' }, 0)).toBe('No venues in and around Bath');
});
