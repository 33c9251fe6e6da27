import { type Money, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { categoryContent } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';

/** The currency of a market. */
export const currencyOf = (countryCode: CountryCode): Money['currency'] =>
  categoryContent('venues').prices[countryCode].currency;

/**
 * A cheap price of a category in a market: half way from its lowest tenth to its median, in two significant figures.
 */
export const cheapIn = (category: SupplierCategory, countryCode: CountryCode): Money => {
  const { currency, p10, median } = categoryContent(category).prices[countryCode];
  return { amount: Number(((p10 + median) / 2).toPrecision(2)), currency };
};

/** Returns true when dates in figures begin with the month. */
export const saysMonthFirst = (countryCode: CountryCode): boolean => marketOf(countryCode).locale === 'en-US';

/** Returns true for a market of German. */
export const speaksGerman = (countryCode: CountryCode): boolean => marketOf(countryCode).language === 'de';
