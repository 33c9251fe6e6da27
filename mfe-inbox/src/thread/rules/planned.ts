import type { Cost, StatedPrice } from '@posy/shared-contracts/entities';

interface Asked {
  supplierId: string;
  supplierType: string;
  /** Day guests; 0 while nobody knows. */
  heads: number;
  /** The wedding's currency. */
  currency: string;
}

const estimateOf = ({ perHead, estimate }: Cost, heads: number): number =>
  perHead !== null && heads > 0 ? perHead.amount * heads : estimate;

/** What a couple planned for such a supplier: their own line, else those that nobody was found for. Null: nothing. */
export const plannedFor = (costs: readonly Cost[], { supplierId, supplierType, heads }: Asked): number | null => {
  const own = costs.filter((cost) => cost.supplierId === supplierId && cost.estimate > 0);
  const open = costs.filter((cost) => cost.supplierType === supplierType && cost.supplierId === null);
  const planned = (own.length > 0 ? own : open).reduce((sum, cost) => sum + estimateOf(cost, heads), 0);
  return planned === 0 ? null : planned;
};

/** What a price comes to for this couple; null where only they know of how many days, hours or pieces. */
export const wholePrice = ({ amount, basis, currency }: StatedPrice, asked: Asked): number | null => {
  if (currency !== asked.currency) return null;
  if (basis === 'per-head') return asked.heads === 0 ? null : amount * asked.heads;
  return basis === 'total' || basis === 'from' ? amount : null;
};

/** How a price stands beside what was planned, in minor units. */
export interface Comparison {
  planned: number;
  whole: number;
  /** Positive: more than planned. */
  over: number;
}

export const comparePlanned = (price: StatedPrice, costs: readonly Cost[], asked: Asked): Comparison | null => {
  const planned = plannedFor(costs, asked);
  const whole = wholePrice(price, asked);
  return planned === null || whole === null ? null : { planned, whole, over: whole - planned };
};

/** Whether a price stands on the supplier's own line already. */
export const isInBudget = (price: StatedPrice, costs: readonly Cost[], asked: Asked): boolean => {
  const amount = price.basis === 'per-head' ? price.amount : wholePrice(price, asked);
  return (
    price.currency === asked.currency &&
    costs.some((cost) => cost.supplierId === asked.supplierId && (cost.actualPerHead?.amount ?? cost.actual) === amount)
  );
};
