import type { CostItem } from './cost-items';

/** The new items with the old objects wherever nothing changed, so that only rows that changed are drawn again. */
export const keepItems = (before: readonly CostItem[], after: readonly CostItem[]): CostItem[] => {
  const known = new Map(before.map((item) => [item.cost.id, item]));
  return after.map((item) => {
    const old = known.get(item.cost.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
};
