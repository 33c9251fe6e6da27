import type { Cost, StatedPrice } from '@posy/shared-contracts/entities';

interface PlannedRequest {
  supplierId: string;
  supplierType: string;
  /** Number of day guests; 0 while it is unknown. */
  heads: number;
  /** The wedding's currency. */
  currency: string;
}

const estimateOf = ({ perHead, estimate }: Cost, heads: number): number =>
  perHead !== null && heads > 0 ? perHead.amount * heads : estimate;

/**
 * Returns the couple's planned amount for such a supplier: its own cost, else those without a supplier. Null for none.
 */
export const plannedFor = (
  costs: readonly Cost[],
  { supplierId, supplierType, heads }: PlannedRequest,
): number | null => {
  const own = costs.filter((cost) => cost.supplierId === supplierId && cost.estimate > 0);
  const open = costs.filter((cost) => cost.supplierType === supplierType && cost.supplierId === null);
  const planned = (own.length > 0 ? own : open).reduce((sum, cost) => sum + estimateOf(cost, heads), 0);
  return planned === 0 ? null : planned;
};

/** Returns the total of a price for this couple; null when only they know the number of days, hours or pieces. */
export const wholePrice = ({ amount, basis, currency }: StatedPrice, asked: PlannedRequest): number | null => {
  if (currency !== asked.currency) return null;
  if (basis === 'per-head') return asked.heads === 0 ? null : amount * asked.heads;
  return basis === 'total' || basis === 'from' ? amount : null;
};

/** The difference of a price from the planned amount, in minor units. */
export interface Comparison {
  planned: number;
  whole: number;
  /** Positive for more than planned. */
  over: number;
}

export const comparePlanned = (
  price: StatedPrice,
  costs: readonly Cost[],
  asked: PlannedRequest,
): Comparison | null => {
  const planned = plannedFor(costs, asked);
  const whole = wholePrice(price, asked);
  return planned === null || whole === null ? null : { planned, whole, over: whole - planned };
};

/** Returns true when the supplier's own cost already has the price. */
export const isInBudget = (price: StatedPrice, costs: readonly Cost[], asked: PlannedRequest): boolean => {
  const amount = price.basis === 'per-head' ? price.amount : wholePrice(price, asked);
  return (
    price.currency === asked.currency &&
    costs.some((cost) => cost.supplierId === asked.supplierId && (cost.actualPerHead?.amount ?? cost.actual) === amount)
  );
};
