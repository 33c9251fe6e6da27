import type { Cost, Payment } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sumAmounts } from '@posy/shared-contracts/rules';
import { byKey } from './by-key';
import type { Heads } from './plan-items';

export type CostDocument = Identified<Cost>;
export type PaymentDocument = Identified<Payment>;

/** A cost with its figures, in minor units. */
export interface CostItem {
  cost: CostDocument;
  payments: readonly PaymentDocument[];
  /** How many it counts; null where it does not follow the guests. */
  heads: number | null;
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

/** What the wedding's document says of its guests, and the couple's own answer of before. */
export interface GuestFacts {
  count: number;
  estimate: number | null;
  /** Guests on the list who come for the evening only; 0 where they were never counted. */
  eveningOnly: number;
}

/** Where a count of heads comes from: nobody is known, the couple's guess, the guest list. */
export type HeadsSource = 'none' | 'estimate' | 'list';

export const headsSource = ({ count, estimate }: GuestFacts): HeadsSource =>
  count > 0 ? 'list' : (estimate ?? 0) > 0 ? 'estimate' : 'none';

/** Whom items per head count: the guest list once somebody is on it, until then the couple's own guess for both. */
export const headsOf = ({ count, estimate, eveningOnly }: GuestFacts): Heads =>
  count > 0 ? { day: Math.max(0, count - eveningOnly), all: count } : { day: estimate ?? 0, all: estimate ?? 0 };

/** What a cost is thought to be, with so many guests. */
export const estimateOf = ({ perHead, estimate }: Pick<Cost, 'perHead' | 'estimate'>, heads: Heads): number =>
  perHead === null ? estimate : perHead.amount * heads[perHead.counts];

const isPaid = ({ paidOn }: Payment): boolean => paidOn !== null;

const toItem = (cost: CostDocument, payments: readonly PaymentDocument[], heads: Heads): CostItem => {
  const estimate = estimateOf(cost, heads);
  const paid = sumAmounts(payments.filter(isPaid).map((payment) => payment.amount));
  const amount = Math.max(paid, cost.actual > 0 ? cost.actual : estimate);
  return {
    cost,
    payments,
    heads: cost.perHead === null ? null : heads[cost.perHead.counts],
    estimate,
    quoted: cost.actual,
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
