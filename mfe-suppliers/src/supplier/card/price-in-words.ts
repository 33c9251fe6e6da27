import { formatMoney } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import type { OurPrice } from '@posy/shared-contracts/rules';
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

/** What the figure is for. Where prices start, under which condition, else what that buys. */
export const priceBasis = (intl: IntlShape, { basis, condition = '' }: Price, ours: OurPrice): string => {
  switch (ours.kind) {
    case 'saturday':
      return intl.formatMessage({ id: 'suppliers.price.saturday' });
    case 'guests':
      return intl.formatMessage({ id: 'suppliers.price.guests' }, { count: ours.guests });
    case 'between':
      return intl.formatMessage({ id: 'suppliers.price.between' });
    case 'from':
      return condition === '' ? basis : condition;
  }
};
