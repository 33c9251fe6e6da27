import type { Heads } from '@posy/shared-contracts/rules';
import type { CostItem } from '../cost-items';
import { templateKeys, templatesOf } from '../items/item-templates';
import { type PlannedItem, splitOver } from './plan-items';

/** The changes that new answers make to the existing costs. */
export interface Replan {
  /** Items that do not change: quoted, paid, with payments, given to a supplier, or the couple's own. */
  settled: readonly CostItem[];
  /** Existing items with a new estimate. */
  changed: readonly { before: CostItem; after: PlannedItem }[];
  /** Items whose estimate is already the plan's. */
  unchanged: readonly CostItem[];
  added: readonly PlannedItem[];
  /** Items that the plan no longer has and that hold nothing but an estimate. */
  removed: readonly CostItem[];
  /** The amount by which the settled items exceed the budget; 0 when they do not. Minor units. */
  over: number;
}

/** Returns true for an item that a new plan must not change. */
export const isSettled = ({ cost, payments, quoted }: CostItem): boolean =>
  !templateKeys.has(cost.id) || quoted > 0 || payments.length > 0 || cost.supplierId !== null;

const isSamePlan = ({ cost }: CostItem, { estimate, perGuest }: PlannedItem): boolean =>
  cost.estimate === estimate && cost.perHead?.amount === perGuest?.amount && cost.perHead?.counts === perGuest?.counts;

/**
 * Plans from new answers and leaves settled items alone: the rest of the budget is split over the other items of the
 * chosen groups by their shares. Without items it makes a first plan. Planning twice with the same answers changes
 * nothing.
 */
export const replan = (
  items: readonly CostItem[],
  answers: { budget: number; groups: readonly string[]; heads: Heads },
): Replan => {
  const settled = items.filter(isSettled);
  const open = new Map(items.filter((item) => !isSettled(item)).map((item) => [item.cost.id, item]));
  const settledIds = new Set(settled.map(({ cost }) => cost.id));
  const spent = settled.reduce((sum, { amount }) => sum + amount, 0);
  const free = templatesOf(answers.groups).filter(({ key }) => !settledIds.has(key));
  const planned = splitOver(Math.max(0, answers.budget - spent), free, answers.heads);
  const planKeys = new Set(planned.map(({ key }) => key));
  const both = planned.flatMap((after) => {
    const before = open.get(after.key);
    return before === undefined ? [] : [{ before, after }];
  });
  return {
    settled,
    changed: both.filter(({ before, after }) => !isSamePlan(before, after)),
    unchanged: both.filter(({ before, after }) => isSamePlan(before, after)).map(({ before }) => before),
    added: planned.filter(({ key }) => !open.has(key)),
    removed: [...open.values()].filter(({ cost }) => !planKeys.has(cost.id)),
    over: Math.max(0, spent - answers.budget),
  };
};
