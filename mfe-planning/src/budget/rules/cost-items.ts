import type { Cost, HeadCount, Payment } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type Heads, sumAmounts } from '@posy/shared-contracts/rules';
import { byKey } from './by-key';

export type CostDocument = Identified<Cost>;
export type PaymentDocument = Identified<Payment>;

/** A price for one guest, and how many it counts today. */
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
  /** What the estimate and the quote stand on; null for a round sum. */
  estimateBasis: Basis | null;
  quoteBasis: Basis | null;
  /** What it is thought to cost, with today's guests. */
  estimate: number;
  /** What was quoted or agreed; 0 while nothing was. */
  quoted: number;
  /** What the budget reckons with: the quote, else the estimate; never less than what was paid. */
  amount: number;
  paid: number;
  /** What is left to pay. */
  due: number;
}

const basisOf = (perHead: Cost['perHead'], heads: Heads): Basis | null =>
  perHead === null ? null : { ...perHead, heads: heads[perHead.counts] };

const sumOf = (basis: Basis | null, round: number): number => (basis === null ? round : basis.amount * basis.heads);

/** What a cost is thought to be, with so many guests. */
export const estimateOf = ({ perHead, estimate }: Pick<Cost, 'perHead' | 'estimate'>, heads: Heads): number =>
  sumOf(basisOf(perHead, heads), estimate);

/** The quote for one guest; null where there is none, or it is for everything. */
const quotePerHead = ({ actualPerHead }: Pick<Cost, 'actualPerHead'>): Cost['actualPerHead'] =>
  actualPerHead !== null && actualPerHead.amount > 0 ? actualPerHead : null;

/**
 * The price for one guest by which a cost is reckoned: a quote's, else the estimate's; null for a round sum. A quote for
 * everything is agreed for good: the cost does not follow the guests any more.
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

/** Every cost with its payments, in their order, and its figures. Payments of a cost that is gone are left out. */
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
