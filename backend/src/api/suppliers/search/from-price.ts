import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { currencyOf } from '#catalogue/search/lexicon/market-words';
import { type FindResponse } from '#catalogue/search/request/search-request';
import { money } from '../public-faces';

/** Returns the lowest price of a category's suppliers; no field for a search that asks for one category, or in words. */
export const fromOf = (
  { leastPrices }: Pick<FindResponse, 'leastPrices'>,
  category: SupplierCategory,
  country: CountryCode,
) => {
  if (Object.keys(leastPrices).length === 0) return {};
  const least = leastPrices[category];
  if (least === undefined) return { from: null };
  const { amount, isPerHead } = least;
  return { from: { price: money({ amount, currency: currencyOf(country) }), isPerHead } };
};
