import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { Cost } from '@posy/shared-contracts/entities';
import type { Heads } from '@posy/shared-contracts/rules';
import { addCost, type BudgetEdit, changeCost, removeCost } from '../cost-changes';
import type { CostDocument, CostItem } from '../cost-items';
import { supplierTypeOf } from '../items/item-templates';
import {
  type Booking,
  type BookingPrice,
  insteadOf,
  isRate,
  lineFor,
  ofSupplier,
  type RemovedBooking,
  type SupplierState,
} from './booked-line';
import { agreePayments, forgetPayments, type PaymentNames } from './booked-payments';

/**
 * Id of the cost that a booking adds. It is made from the supplier's id, so that an event received twice, or by two
 * devices, adds one cost.
 */
export const bookedCostId = (supplierId: string): string => `booked-${encodeURIComponent(supplierId)}`;

type Quote = Pick<Cost, 'actual' | 'actualPerHead'>;

/** Returns the agreed price as a quote. A price per head follows the guests; a price per hour is no sum yet. */
const quoteOf = (price: BookingPrice, heads: Heads): Quote => {
  const { amount, basis } = price;
  if (basis === 'per-head') return { actual: amount * heads.day, actualPerHead: { amount, counts: 'day' } };
  return { actual: isRate(price) ? 0 : amount, actualPerHead: null };
};

const newCost = (
  { supplierId, supplierName, category }: Pick<Booking, 'supplierId' | 'supplierName' | 'category'>,
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

/** The group for suppliers of a category that has no group of its own. */
const otherGroup = 'contingency';

interface BudgetSettings {
  currency: string;
  heads: Heads;
  nameOf: PaymentNames;
}

/** Returns true when a cost still holds the price unchanged, as the booking wrote it. */
const holds = ({ actual, actualPerHead }: Quote, price: BookingPrice): boolean =>
  (actualPerHead?.amount ?? actual) === (isRate(price) ? 0 : price.amount);

/**
 * Returns the figures for a booking's cost. An amount that the couple calculated from a price per hour stays, but not a
 * sum agreed earlier.
 */
const figuresOf = (
  { cost }: CostItem,
  { supplierId, price, before }: Booking & { price: BookingPrice },
  heads: Heads,
) => {
  const isTheirs = cost.supplierId === supplierId && !(before !== undefined && holds(cost, before));
  return isRate(price) && isTheirs ? {} : quoteOf(price, heads);
};

/** Returns the amount of a booking for today's guests, in minor units. */
export const bookedAmount = ({ price }: Pick<Booking, 'price'>, heads: Heads): number =>
  price === null ? 0 : quoteOf(price, heads).actual;

const paymentsOf = (
  item: CostItem | undefined,
  { supplierId, payments }: Booking,
  { currency, nameOf }: BudgetSettings,
): BudgetEdit => {
  if (payments === undefined) return noEdit;
  const costId = item?.cost.id ?? bookedCostId(supplierId);
  return agreePayments(item?.payments ?? [], { supplierId, costId, currency, agreed: payments }, nameOf);
};

/**
 * Writes a booking's price and payments to the budget: on the supplier's own cost, else on one planned for such a
 * supplier (replacing another supplier's quote), else on a new one. Changes nothing without a price, in another
 * currency, or when the budget already has it.
 */
export const bookCost = (
  items: readonly CostItem[],
  booked: Booking,
  budgeted: BudgetSettings,
  standings: readonly SupplierState[] = [],
): BudgetEdit => {
  const { price, category, supplierId } = booked;
  if (price === null || price.currency !== budgeted.currency) return noEdit;
  const quote = quoteOf(price, budgeted.heads);
  const known = lineFor(items, booked, standings);
  const added = addCost({ ...newCost(booked, supplierTypeOf(category ?? '') ?? otherGroup), ...quote });
  if (known === undefined) return joinEdits(added, paymentsOf(known, booked, budgeted));
  const other = insteadOf(items, booked, standings);
  // A cost that was added for the replaced quote is removed with it.
  if (other !== null && known.cost.id === bookedCostId(other.id))
    return joinEdits(removeCost(known), added, paymentsOf(undefined, booked, budgeted));
  const figures = figuresOf(known, { ...booked, price }, budgeted.heads);
  return joinEdits(changeCost(known.cost, { ...figures, supplierId }), paymentsOf(known, booked, budgeted));
};

/** Returns the fields of a cost after its booking is removed: an earlier quote again, or none. */
const freed = (again: SupplierState | null, heads: Heads): Pick<Cost, 'actual' | 'actualPerHead' | 'supplierId'> =>
  again?.quoted == null
    ? { actual: 0, actualPerHead: null, supplierId: null }
    : { ...quoteOf(again.quoted, heads), supplierId: again.id };

/** Returns true when a booking's price was neither changed nor paid since. */
export const isFree = (items: readonly CostItem[], { supplierId, price }: RemovedBooking): boolean => {
  const item = items.find(ofSupplier(supplierId));
  if (item === undefined || item.paid > 0) return false;
  return price === null || holds(item.cost, price);
};

/**
 * Removes the open payments of a booking without a price. The booking wrote no amount, so the cost itself is the
 * couple's.
 */
export const unbookPayments = (
  items: readonly CostItem[],
  { supplierId, payments = null }: RemovedBooking,
): BudgetEdit => {
  const item = items.find(ofSupplier(supplierId));
  return item === undefined ? noEdit : forgetPayments(item.payments, supplierId, payments);
};

/**
 * Removes a booking's price with its open payments and restores an earlier quote. Changes made since stay, and so does
 * a cost that is paid in part: that money is spent, or owed back.
 */
export const unbookCost = (
  items: readonly CostItem[],
  left: RemovedBooking,
  again: SupplierState | null = null,
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
    { supplierId: again.id, supplierName: again.name, category: cost.supplierType as Booking['category'] },
    cost.group,
  );
  return joinEdits(removeCost(item), addCost({ ...theirs, ...freed(again, heads) }));
};
