import { createIntl, type IntlConfig } from 'react-intl';
import { messages } from '#messages/en-GB';
import { priceFigures } from './price-in-words';

const intl = createIntl({ locale: 'en-GB', messages: messages as IntlConfig['messages'] });
const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });

test('what is counted from a number of guests has no pence; a stated price stays as it is', () => {
  const figures = (ours: Parameters<typeof priceFigures>[2]) => priceFigures(intl, 'en-GB', ours);
  expect(figures({ kind: 'guests', price: pounds(261_250), guests: 95 })).toBe('£2,613');
  expect(figures({ kind: 'from', price: pounds(2750) })).toBe('£27.50');
});
