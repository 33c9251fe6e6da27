import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { Cost } from '@posy/shared-contracts/entities';
import type { Heads } from '@posy/shared-contracts/rules';
import { addCost, type BudgetEdit, changeCost, removeCost } from '../cost-changes';
import type { CostDocument, CostItem } from '../cost-items';
import { supplierTypeOf } from '../items/item-templates';
import {
  type Booked,
  insteadOf,
  isRate,
  type Left,
  lineFor,
  ofSupplier,
  type Price,
  type Standing,
} from './booked-line';
import { agreePayments, forgetPayments, type PaymentNames } from './booked-payments';

/** The line that a booking adds. One of a supplier: heard twice, or by two devices, it is the same. */
export const bookedCostId = (supplierId: string): string => `booked-${encodeURIComponent(supplierId)}`;

type Quote = Pick<Cost, 'actual' | 'actualPerHead'>;

/** What was agreed, as a quote of the budget. A price by the head follows the guests; one by the hour is no sum yet. */
const quoteOf = (price: Price, heads: Heads): Quote => {
  const { amount, basis } = price;
  if (basis === 'per-head') return { actual: amount * heads.day, actualPerHead: { amount, counts: 'day' } };
  return { actual: isRate(price) ? 0 : amount, actualPerHead: null };
};

const newCost = (
  { supplierId, supplierName, category }: Pick<Booked, 'supplierId' | 'supplierName' | 'category'>,
  group: string,
): CostDocument => ({
  id: bookedCostId(supplierId),
  name: supplierName,
  supplierType: supplierTypeOf(category ?? '') ?? null,
  group,
  supplierId,
  ...{ estimate: 0, actual: 0, perHead: null, actualPerHead: null, payer: '', notes: '' },
  ...{ createdAt: null, updatedAt: null },
});

/** Where a supplier that no group is for belongs. */
const otherGroup = 'contingency';

interface Budgeted {
  currency: string;
  heads: Heads;
  nameOf: PaymentNames;
}

/** Whether a line holds a price as it came: nobody changed it since. */
const holds = ({ actual, actualPerHead }: Quote, price: Price): boolean =>
  (actualPerHead?.amount ?? actual) === (isRate(price) ? 0 : price.amount);

/**
 * What a booking's line is to hold. What a couple reckoned themselves of a price by the hour stays, but not the sum that
 * was agreed before it.
 */
const figuresOf = ({ cost }: CostItem, { supplierId, price, before }: Booked & { price: Price }, heads: Heads) => {
  const isTheirs = cost.supplierId === supplierId && !(before !== undefined && holds(cost, before));
  return isRate(price) && isTheirs ? {} : quoteOf(price, heads);
};

/** What a booking comes to, in minor units, with today's guests. */
export const bookedAmount = ({ price }: Pick<Booked, 'price'>, heads: Heads): number =>
  price === null ? 0 : quoteOf(price, heads).actual;

const paymentsOf = (
  item: CostItem | undefined,
  { supplierId, payments }: Booked,
  { currency, nameOf }: Budgeted,
): BudgetEdit => {
  if (payments === undefined) return noEdit;
  const costId = item?.cost.id ?? bookedCostId(supplierId);
  return agreePayments(item?.payments ?? [], { supplierId, costId, currency, agreed: payments }, nameOf);
};

/**
 * A booking with its price and what is paid when, in the budget: on the supplier's own line, else on one that was planned
 * for such a supplier, where it takes the place of another's quote, else on a new one. Nothing without a price, in another
 * currency, or when it stands there already.
 */
export const bookCost = (
  items: readonly CostItem[],
  booked: Booked,
  budgeted: Budgeted,
  standings: readonly Standing[] = [],
): BudgetEdit => {
  const { price, category, supplierId } = booked;
  if (price === null || price.currency !== budgeted.currency) return noEdit;
  const quote = quoteOf(price, budgeted.heads);
  const known = lineFor(items, booked, standings);
  const added = addCost({ ...newCost(booked, supplierTypeOf(category ?? '') ?? otherGroup), ...quote });
  if (known === undefined) return joinEdits(added, paymentsOf(known, booked, budgeted));
  const other = insteadOf(items, booked, standings);
  // A line that came with somebody's quote goes with it.
  if (other !== null && known.cost.id === bookedCostId(other.id))
    return joinEdits(removeCost(known), added, paymentsOf(undefined, booked, budgeted));
  const figures = figuresOf(known, { ...booked, price }, budgeted.heads);
  return joinEdits(changeCost(known.cost, { ...figures, supplierId }), paymentsOf(known, booked, budgeted));
};

/** What a line holds without its booking: a quote that stands again, or nothing. */
const freed = (again: Standing | null, heads: Heads): Pick<Cost, 'actual' | 'actualPerHead' | 'supplierId'> =>
  again?.quoted == null
    ? { actual: 0, actualPerHead: null, supplierId: null }
    : { ...quoteOf(again.quoted, heads), supplierId: again.id };

/** Whether a booking's price is still as it came: nobody changed it since, and nothing was paid. */
export const isFree = (items: readonly CostItem[], { supplierId, price }: Left): boolean => {
  const item = items.find(ofSupplier(supplierId));
  if (item === undefined || item.paid > 0) return false;
  return price === null || holds(item.cost, price);
};

/** Takes back what was still to be paid of a booking that named no price: it brought none, so the line is the couple's. */
export const unbookPayments = (items: readonly CostItem[], { supplierId, payments = null }: Left): BudgetEdit => {
  const item = items.find(ofSupplier(supplierId));
  return item === undefined ? noEdit : forgetPayments(item.payments, supplierId, payments);
};

/**
 * Takes a booking's price back, with what was still to be paid; a quote that stood there before stands there again. What
 * somebody changed since stays, and so does a line that was paid for in part: that money is spent, or owed back.
 */
export const unbookCost = (
  items: readonly CostItem[],
  left: Left,
  again: Standing | null = null,
  heads: Heads = { day: 0, all: 0 },
): BudgetEdit => {
  const { supplierId, payments = null } = left;
  const item = items.find(ofSupplier(supplierId));
  if (item === undefined) return noEdit;
  const { cost } = item;
  const open = forgetPayments(item.payments, supplierId, payments);
  if (!isFree(items, left)) return open;
  if (cost.id !== bookedCostId(supplierId) || again?.id === supplierId)
    return joinEdits(open, changeCost(cost, freed(again, heads)));
  if (again === null) return removeCost(item);
  const theirs = newCost(
    { supplierId: again.id, supplierName: again.name, category: cost.supplierType as Booked['category'] },
    cost.group,
  );
  return joinEdits(removeCost(item), addCost({ ...theirs, ...freed(again, heads) }));
};
