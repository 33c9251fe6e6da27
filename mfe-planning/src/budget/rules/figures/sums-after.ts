import type { Wedding } from '@posy/shared-contracts/entities';
import type { Heads } from '@posy/shared-contracts/rules';
import type { BudgetChange } from '../cost-changes';
import { type CostDocument, type CostItem, costItems } from '../cost-items';
import { totalsOf, weddingCosts } from './totals';

type Sums = NonNullable<Wedding['costs']>;

const afterChange = (costs: readonly CostDocument[], change: BudgetChange): CostDocument[] => {
  switch (change.kind) {
    case 'make-cost':
    case 'restore-cost':
      return [...costs.filter(({ id }) => id !== change.cost.id), change.cost];
    case 'update-cost':
      return costs.map((cost) => (cost.id === change.id ? { ...cost, ...change.fields } : cost));
    case 'delete-cost':
      return costs.filter(({ id }) => id !== change.id);
    default:
      return [...costs];
  }
};

/** Returns the wedding's sums of costs after some changes, calculated anew from every item. */
export const sumsAfter = (items: readonly CostItem[], changes: readonly BudgetChange[], heads: Heads): Sums => {
  const costs = changes.reduce<CostDocument[]>(
    afterChange,
    items.map(({ cost }) => cost),
  );
  const payments = items.flatMap((item) => item.payments);
  return weddingCosts(totalsOf(costItems(costs, payments, heads)));
};
