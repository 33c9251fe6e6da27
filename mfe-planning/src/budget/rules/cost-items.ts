import type { Cost, HeadCount, Payment } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type Heads, sumAmounts } from '@posy/shared-contracts/rules';
import { byKey } from './by-key';

export type CostDocument = Identified<Cost>;
export type PaymentDocument = Identified<Payment>;

/** A price for one guest, with the guests that it is multiplied by. */
export interface Basis {
  /** Minor units. */
  amount: number;
  counts: HeadCount;
  heads: number;
}

/** A cost with its figures, in minor units. */
export interface CostItem {
  cost: CostDocument;
  payments: readonly PaymentDocument[];
  /** Calculations of the estimate and the quote; null for a fixed sum. */
  estimateBasis: Basis | null;
  quoteBasis: Basis | null;
  /** The estimate for today's guests. */
  estimate: number;
  /** The quoted or agreed amount; 0 while there is none. */
  quoted: number;
  /** The amount that the budget uses: the quote, else the estimate; never less than the paid amount. */
  amount: number;
  paid: number;
  /** The amount left to pay. */
  due: number;
}

const basisOf = (perHead: Cost['perHead'], heads: Heads): Basis | null =>
  perHead === null ? null : { ...perHead, heads: heads[perHead.counts] };

const sumOf = (basis: Basis | null, round: number): number => (basis === null ? round : basis.amount * basis.heads);

/** Returns the estimate of a cost for a number of guests. */
export const estimateOf = ({ perHead, estimate }: Pick<Cost, 'perHead' | 'estimate'>, heads: Heads): number =>
  sumOf(basisOf(perHead, heads), estimate);

/** Returns the quote for one guest; null when there is none or it is for everything. */
const quotePerHead = ({ actualPerHead }: Pick<Cost, 'actualPerHead'>): Cost['actualPerHead'] =>
  actualPerHead !== null && actualPerHead.amount > 0 ? actualPerHead : null;

/**
 * Returns the price for one guest that a cost is calculated from: the quote's, else the estimate's; null for a fixed
 * sum. A quote for everything is final: the cost no longer follows the guests.
 */
export const reckonedPerHead = (cost: Pick<Cost, 'actual' | 'perHead' | 'actualPerHead'>): Cost['perHead'] =>
  quotePerHead(cost) ?? (cost.actual > 0 ? null : cost.perHead);

const isPaid = ({ paidOn }: Payment): boolean => paidOn !== null;

const toItem = (cost: CostDocument, payments: readonly PaymentDocument[], heads: Heads): CostItem => {
  const [estimateBasis, quoteBasis] = [basisOf(cost.perHead, heads), basisOf(quotePerHead(cost), heads)];
  const estimate = sumOf(estimateBasis, cost.estimate);
  const quoted = sumOf(quoteBasis, cost.actual);
  const paid = sumAmounts(payments.filter(isPaid).map((payment) => payment.amount));
  const amount = Math.max(paid, quoted > 0 ? quoted : estimate);
  return {
    cost,
    payments,
    estimateBasis,
    quoteBasis,
    estimate,
    quoted,
    amount,
    paid,
    due: amount - paid,
  };
};

const byDue = (a: Payment, b: Payment): number =>
  (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.createdAt.localeCompare(b.createdAt);

/** Returns every cost with its payments, in their order, and its figures. Payments of a deleted cost are left out. */
export const costItems = (
  costs: readonly CostDocument[],
  payments: readonly PaymentDocument[],
  heads: Heads,
): CostItem[] => {
  const byCost = byKey(payments, ({ costId }) => costId);
  return costs.map((cost) => toItem(cost, (byCost.get(cost.id) ?? []).sort(byDue), heads));
};

/** An item stays the same object while its documents and its figures do. */
export const sameItem = {
  id: ({ cost }: CostItem) => cost.id,
  parts: ({ cost, payments, estimateBasis, quoteBasis, ...figures }: CostItem) => [
    cost,
    ...payments,
    estimateBasis?.heads,
    quoteBasis?.heads,
    ...Object.values(figures),
  ],
};
