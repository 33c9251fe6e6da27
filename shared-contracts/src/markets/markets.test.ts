import { defaultMarket, marketOfPrefix } from './markets';

test.each([
  ['uk', 'en-GB', 'GBP', '[D-market-01]'],
  ['ie', 'en-IE', 'EUR', '[D-market-02]'],
  ['us', 'en-US', 'USD', '[D-market-03]'],
  ['de', 'de-DE', 'EUR', '[D-market-04]'],
  ['fr', 'fr-FR', 'EUR', '[D-market-05]'],
])('the market %s is %s with %s %s', (prefix, locale, currency) => {
  expect(marketOfPrefix(prefix)).toMatchObject({ locale, currency });
});

test('takes the United Kingdom where nothing is known [D-market-01]', () => {
  expect(defaultMarket.prefix).toBe('uk');
  expect(marketOfPrefix('es')).toBeNull();
});
