import { type Money, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { categoryContent } from '#catalogue/generate/content';
import { marketOf } from '#catalogue/generate/market/markets';

/** What amounts of a market are in. */
export const currencyOf = (countryCode: CountryCode): Money['currency'] =>
  categoryContent('venues').prices[countryCode].currency;

/** What is cheap for a kind of supplier in a market: half way from its lowest tenth to its middle, in two figures. */
export const cheapIn = (category: SupplierCategory, countryCode: CountryCode): Money => {
  const { currency, p10, median } = categoryContent(category).prices[countryCode];
  return { amount: Number(((p10 + median) / 2).toPrecision(2)), currency };
};

/** Whether dates in figures begin with the month. */
export const saysMonthFirst = (countryCode: CountryCode): boolean => marketOf(countryCode).locale === 'en-US';
