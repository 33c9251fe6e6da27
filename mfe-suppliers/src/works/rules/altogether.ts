import type { Money, SupplierCategory, WeddingStory } from '@posy/shared-contracts/entities';

/** The costs of a wedding: their sum, and its parts. */
export interface Altogether {
  total: Money;
  perGuest: Money;
  /** By category, the dearest first. */
  parts: readonly { category: SupplierCategory; price: Money }[];
  /** Number of suppliers who state a price. */
  stated: number;
}

/** Minor units in one unit of a market's currency. */
const minorUnits = 100;
/** Returns an amount without pence. */
export const whole = (amount: number): number => Math.round(amount / minorUnits) * minorUnits;

/**
 * Adds up what a wedding's suppliers ask for such a day, in whole units, so that the shown parts make the shown total.
 * Null without the venue's price, without which the sum would say little, and for several currencies.
 */
export const altogether = ({
  costs = [],
  suppliers,
  guests,
}: Pick<WeddingStory, 'costs' | 'suppliers' | 'guests'>): Altogether | null => {
  const categoryOf = new Map(suppliers.map(({ supplierId, supplierCategory }) => [supplierId, supplierCategory]));
  const sums = new Map<SupplierCategory, number>();
  for (const { supplierId, price } of costs) {
    const category = categoryOf.get(supplierId);
    if (category !== undefined) sums.set(category, (sums.get(category) ?? 0) + whole(price.amount));
  }
  const currency = costs[0]?.price.currency;
  const isOne = costs.every(({ price }) => price.currency === currency);
  if (currency === undefined || !isOne || !sums.has('venues')) return null;
  const parts = [...sums]
    .map(([category, amount]) => ({ category, price: { amount, currency } }))
    .sort((a, b) => b.price.amount - a.price.amount);
  const amount = parts.reduce((sum, { price }) => sum + price.amount, 0);
  return {
    total: { amount, currency },
    perGuest: { amount: whole(amount / Math.max(1, guests)), currency },
    parts,
    stated: costs.length,
  };
};
