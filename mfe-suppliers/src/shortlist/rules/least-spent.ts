import { pricesOf, type StatedPrice } from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from './entry';

/**
 * Returns the minimum cost of a category, in minor units: the agreements with booked suppliers, or else the lowest
 * quote. Prices in another currency, and those per head or hour, cannot be added up and are left out.
 */
export const leastSpent = (
  booked: readonly ShortlistEntry[],
  open: readonly ShortlistEntry[],
  currency: string,
): number => {
  const counts = (price: StatedPrice | null): number[] =>
    price !== null && price.currency === currency && ['total', 'per-day', 'from'].includes(price.basis)
      ? [price.amount]
      : [];
  const spent = booked.flatMap((entry) => {
    const { agreed, quoted } = pricesOf(entry);
    return counts(agreed ?? quoted);
  });
  if (booked.length > 0) return spent.reduce((sum, amount) => sum + amount, 0);
  const quotes = open.flatMap((entry) => counts(pricesOf(entry).quoted));
  return quotes.length === 0 ? 0 : Math.min(...quotes);
};
