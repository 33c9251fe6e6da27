import type { Heads } from '@posy/shared-contracts/rules';
import type { CostItem } from '../cost-items';
import { templateKeys, templatesOf } from '../items/item-templates';
import { type PlannedItem, splitOver } from './plan-items';

/** What answers would make of the costs that are there. */
export interface Replan {
  /** What stays as it is: quoted, paid or planned to be paid, given to a supplier, or the couple's own. */
  settled: readonly CostItem[];
  /** Items that are planned anew, in the place of one that is there. */
  changed: readonly { before: CostItem; after: PlannedItem }[];
  /** Items that the plan has as they are. */
  unchanged: readonly CostItem[];
  added: readonly PlannedItem[];
  /** Items that are not planned for any more and hold nothing but an estimate. */
  removed: readonly CostItem[];
  /** By how much what stays is more than the budget; 0 when it is not. Minor units. */
  over: number;
}

/** Whether planning anew must leave it alone. */
export const isSettled = ({ cost, payments, quoted }: CostItem): boolean =>
  !templateKeys.has(cost.id) || quoted > 0 || payments.length > 0 || cost.supplierId !== null;

const isSamePlan = ({ cost }: CostItem, { estimate, perGuest }: PlannedItem): boolean =>
  cost.estimate === estimate && cost.perHead?.amount === perGuest?.amount && cost.perHead?.counts === perGuest?.counts;

/**
 * Plans from new answers without touching what is settled: what the budget has left beside it is split over the other
 * items of the chosen groups by their shares. Nothing there yet makes a first plan. Planned twice, it changes nothing.
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
