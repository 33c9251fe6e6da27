import { formatMoney } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { type AskedFor, type OurPrice, ourPrice } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';

type CardPrice = NonNullable<SupplierCard['price']>;

/** Rounds to whole units: a price multiplied by an estimate of guests has no pence. */
const rounded = ({ amount, currency }: CardPrice['from']): CardPrice['from'] => ({
  amount: Math.round(amount / 100) * 100,
  currency,
});

/** Formats a couple's price: one figure, or two when their day lies between two stated ones. */
export const priceFigures = (intl: IntlShape, locale: string, ours: OurPrice): string => {
  const price = formatMoney(ours.kind === 'guests' ? rounded(ours.price) : ours.price, locale);
  return ours.kind === 'between'
    ? intl.formatMessage({ id: 'suppliers.price.range' }, { low: price, high: formatMoney(ours.to, locale) })
    : price;
};

const weekdayOf = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long' });

/** Describes the unit of a figure: the condition of a starting price, else its unit. */
export const priceBasis = (intl: IntlShape, { basis, condition = '' }: CardPrice, ours: OurPrice): string => {
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

/** Returns true when the figure is a starting price: “from”. */
export const isStart = ({ kind }: OurPrice): boolean => kind === 'from' || kind === 'guests';

/** Describes a couple's price in a sentence, always with its unit: “from £5,450 (Monday to Thursday)”. */
export const priceInSentence = (intl: IntlShape, locale: string, price: CardPrice, asked: AskedFor): string => {
  const ours = ourPrice(price, asked);
  const figures = priceFigures(intl, locale, ours);
  return intl.formatMessage(
    { id: 'suppliers.price.inSentence' },
    { price: figures, start: String(isStart(ours)), basis: priceBasis(intl, price, ours) || 'none' },
  );
};

/** Adds the condition of a stated price, if it has one: “£1,850 (a full day)”. */
export const withCondition = (price: string, condition: string): string =>
  condition === '' ? price : `${price} (${condition})`;
