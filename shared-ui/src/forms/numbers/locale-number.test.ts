import { formatMoney, parseLocaleNumber, parseMoney } from './locale-number';

test.each([
  ['1,234.5', 'en-GB', 1234.5],
  ['1,234', 'en-GB', 1234],
  ['1.234', 'de-DE', 1234],
  ['1.234,5', 'de-DE', 1234.5],
  ['12.50', 'de-DE', 12.5],
  ['12,50', 'en-GB', 12.5],
  ['1 234,5', 'fr-FR', 1234.5],
  ['1\u202f234,5', 'fr-FR', 1234.5],
  ['1’234.50', 'de-CH', 1234.5],
  ['1.234.567', 'es-ES', 1234567],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['£1,234', 'en-GB', 1234],
  ['EUR 12', 'de-DE', 12],
  ['-3', 'en-GB', -3],
  ['.5', 'en-GB', 0.5],
  ['', 'en-GB', null],
  ['  ', 'en-GB', null],
  ['a lot', 'en-GB', undefined],
  ['£', 'en-GB', undefined],
  ['1-2', 'en-GB', undefined],
])('%j in %s is %j', (text, locale, value) => {
  expect(parseLocaleNumber(text, locale)).toBe(value);
});

test.each([
  ['18,640', 'GBP', 'en-GB', 1864000],
  ['0.1', 'GBP', 'en-GB', 10],
  ['1.0050', 'GBP', 'en-GB', 101],
  ['5.000', 'JPY', 'de-DE', 5000],
])('%j %s in %s is %i in minor units', (text, currency, locale, minor) => {
  expect(parseMoney(text, currency, locale)).toBe(minor);
});

test.each(['-5', '£-5', '-0.01', '99999999999999999'])('%j is no amount of money', (text) => {
  expect(parseMoney(text, 'GBP', 'en-GB')).toBeUndefined();
});

test.each([
  ['1.850', 'GBP', 'en-GB', 185000],
  ['£1.850', 'GBP', 'en-GB', 185000],
  ['1,850 €', 'EUR', 'de-DE', 185000],
  ['12.500', 'EUR', 'en-GB', 1250000],
  ['1.85', 'GBP', 'en-GB', 185],
  ['1.8', 'GBP', 'en-GB', 180],
  ['0.125', 'GBP', 'en-GB', 13],
])(
  'thousands as somebody from elsewhere writes them are no decimals: %j %s in %s is %i [P-m12]',
  (text, currency, locale, minor) => {
    expect(parseMoney(text, currency, locale)).toBe(minor);
  },
);

test.each([
  [1864000, 'GBP', 'en-GB', '18,640'],
  [1864050, 'GBP', 'en-GB', '18,640.50'],
  [1864050, 'EUR', 'de-DE', '18.640,50'],
  [5000, 'JPY', 'en-GB', '5,000'],
])('%i minor units of %s in %s are written %j', (minor, currency, locale, text) => {
  expect(formatMoney(minor, currency, locale)).toBe(text);
});
