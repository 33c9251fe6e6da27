import { type Money } from '@posy/shared-contracts/entities';
import { formatMoney } from '@posy/shared-contracts/rules';
import { type Rating } from '#catalogue/records/rating';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type PageVisit } from './visit';

/** Money as the screens of the market show it. */
const money = ({ market }: PageVisit, amount: Money): string => formatMoney(amount, market.locale);

/** “From £5,000”, with what it is for and when it holds, or that the price is given on request. */
export const priceFrom = (visit: PageVisit, { price }: Pick<SupplierSummary, 'price'>): string =>
  price === null
    ? visit.words.supplier.onRequest
    : `${visit.words.supplier.from(money(visit, price.from))} (${[price.condition, price.basis].filter(Boolean).join(', ')})`;

/** The range of prices on the page, including a Saturday in season; null for prices on request. */
export const priceRange = (visit: PageVisit, { price }: Pick<SupplierSummary, 'price'>): string | null => {
  if (price === null) return null;
  const { from, to, saturday } = price;
  const dearest = saturday !== null && saturday.amount > to.amount ? saturday : to;
  return from.amount === dearest.amount ? money(visit, from) : `${money(visit, from)} – ${money(visit, dearest)}`;
};

/** The prices of days that no package states, in words. */
export const dayPrices = (visit: PageVisit, { price }: Pick<SupplierSummary, 'price'>): string[] => {
  const { saturday, otherDays } = visit.words.supplier;
  return [
    ...(price?.otherDays == null ? [] : [otherDays(money(visit, price.otherDays))]),
    ...(price?.saturday == null ? [] : [saturday(money(visit, price.saturday))]),
  ];
};

/** A package's price. */
export const priceOf = money;

/** “4.7 of 5 from 23 reviews”, or the text for none. */
export const ratingWords = ({ words, market }: PageVisit, { average, count }: Rating): string =>
  count === 0
    ? words.reviews.none
    : words.supplier.rating(new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 }).format(average), count);
