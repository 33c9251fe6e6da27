import { noEdit } from '@posy/remote-kit/edits';
import type { Cost } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { addCost, changeCost, removeCost, type BudgetEdit } from './cost-changes';
import type { CostDocument, CostItem } from './cost-items';
import { supplierTypeOf } from './plan/item-templates';
import type { Heads } from './plan/plan-items';

type Booked = Pick<EventPayload<'supplier.booked'>, 'supplierId' | 'supplierName' | 'category' | 'price'>;
type Price = NonNullable<Booked['price']>;

/** The line that a booking adds. One of a supplier: told twice, or by two devices, it is the same. */
export const bookedCostId = (supplierId: string): string => `booked-${encodeURIComponent(supplierId)}`;

/** What was agreed, as a quote of the budget. A price by the head follows the guests. */
const quoteOf = ({ amount, basis }: Price, heads: Heads): Pick<Cost, 'actual' | 'actualPerHead'> =>
  basis === 'per-head'
    ? { actual: amount * heads.day, actualPerHead: { amount, counts: 'day' } }
    : { actual: amount, actualPerHead: null };

const ofSupplier =
  (supplierId: string) =>
  ({ cost }: CostItem): boolean =>
    cost.supplierId === supplierId;

/** A line that was planned for such a supplier, and that nobody was found for yet: the largest. */
const plannedFor = (items: readonly CostItem[], category: string): CostItem | undefined =>
  items
    .filter(({ cost }) => cost.supplierType === category && cost.supplierId === null && cost.actual === 0)
    .toSorted((a, b) => b.cost.estimate - a.cost.estimate)[0];

const newCost = ({ supplierId, supplierName, category }: Booked, group: string): CostDocument => ({
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

/**
 * A booking with its price, in the budget: on the supplier's own line, else on the one that was planned for such a supplier,
 * else on a new one. Nothing without a price, in another currency, or when it stands there already.
 */
export const bookCost = (
  items: readonly CostItem[],
  booked: Booked,
  { currency, heads }: { currency: string; heads: Heads },
): BudgetEdit => {
  const { price, category, supplierId } = booked;
  if (price === null || price.currency !== currency) return noEdit;
  const quote = quoteOf(price, heads);
  const known = items.find(ofSupplier(supplierId)) ?? plannedFor(items, category ?? '');
  if (known !== undefined) return changeCost(known.cost, { ...quote, supplierId });
  return addCost({ ...newCost(booked, supplierTypeOf(category ?? '') ?? otherGroup), ...quote });
};

/**
 * Takes a booking's price back. What somebody changed since stays, and so does a line that was paid for in part: that money
 * is spent, or owed back.
 */
export const unbookCost = (
  items: readonly CostItem[],
  { supplierId, price }: Pick<Booked, 'supplierId'> & { price: Price | null },
): BudgetEdit => {
  const item = items.find(ofSupplier(supplierId));
  if (item === undefined || item.paid > 0) return noEdit;
  const { cost } = item;
  const stood = cost.actualPerHead?.amount ?? cost.actual;
  if (price !== null && stood !== price.amount) return noEdit;
  if (cost.id === bookedCostId(supplierId)) return removeCost(item);
  return changeCost(cost, { actual: 0, actualPerHead: null, supplierId: null });
};
