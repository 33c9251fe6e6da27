import { formatMoney } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { type AskedFor, type OurPrice, ourPrice } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';

type Price = NonNullable<SupplierCard['price']>;

/** To whole units: what is multiplied by a guess of guests is no price to the penny. */
const rounded = ({ amount, currency }: Price['from']): Price['from'] => ({
  amount: Math.round(amount / 100) * 100,
  currency,
});

/** A couple's price in figures: one, or two where their day lies between two stated ones. */
export const priceFigures = (intl: IntlShape, locale: string, ours: OurPrice): string => {
  const price = formatMoney(ours.kind === 'guests' ? rounded(ours.price) : ours.price, locale);
  return ours.kind === 'between'
    ? intl.formatMessage({ id: 'suppliers.price.range' }, { low: price, high: formatMoney(ours.to, locale) })
    : price;
};

const weekdayOf = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long' });

/** What the figure is for. Where prices start, under which condition, else what that buys. */
export const priceBasis = (intl: IntlShape, { basis, condition = '' }: Price, ours: OurPrice): string => {
  switch (ours.kind) {
    case 'saturday':
      return intl.formatMessage({ id: 'suppliers.price.saturday' });
    case 'guests':
      return intl.formatMessage({ id: 'suppliers.price.guests' }, { count: ours.guests });
    case 'otherDay':
      return intl.formatMessage({ id: 'suppliers.price.otherDay' }, { weekday: weekdayOf(intl, ours.day) });
    case 'between':
      return intl.formatMessage({ id: 'suppliers.price.between' }, { condition });
    case 'from':
      return condition === '' ? basis : condition;
  }
};

/** Whether the figure is where prices start: “from”. */
export const isStart = ({ kind }: OurPrice): boolean => kind === 'from' || kind === 'guests';

/** A couple's price in a sentence, never without what it is for: “from £5,450 (Monday to Thursday)”. */
export const priceInSentence = (intl: IntlShape, locale: string, price: Price, asked: AskedFor): string => {
  const ours = ourPrice(price, asked);
  const figures = priceFigures(intl, locale, ours);
  return intl.formatMessage(
    { id: 'suppliers.price.inSentence' },
    { price: figures, start: String(isStart(ours)), basis: priceBasis(intl, price, ours) || 'none' },
  );
};

/** A stated price in a sentence, with its condition where it has one: “£1,850 (a full day)”. */
export const withCondition = (price: string, condition: string): string =>
  condition === '' ? price : `${price} (${condition})`;
