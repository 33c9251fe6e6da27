import { formatMoney } from './money-format';

const written = (locale: string, currency: 'GBP' | 'USD' | 'EUR', amount: number): string =>
  formatMoney({ amount, currency }, locale).replaceAll(/\s/gu, ' ');

test.each([
  ['en-GB', 'GBP', '£14,024'],
  ['en-GB', 'USD', '$14,024'],
  ['en-US', 'USD', '$14,024'],
  ['de-DE', 'GBP', '14.024 £'],
  ['de-DE', 'EUR', '14.024 €'],
  ['fr-FR', 'GBP', '14 024 £'],
  ['fr-FR', 'USD', '14 024 $'],
] as const)('money in %s carries the plain sign of %s [R1-15]', (locale, currency, text) => {
  expect(written(locale, currency, 1_402_400)).toBe(text);
});

test('an amount with pence shows them, a whole one does not', () => {
  expect(written('en-GB', 'GBP', 150)).toBe('£1.50');
  expect(written('en-GB', 'GBP', 100)).toBe('£1');
});
