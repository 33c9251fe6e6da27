import { sumAmounts } from '@posy/shared-contracts/rules';
import type { BudgetChange } from './cost-changes';
import type { CostDocument } from './cost-items';

const venueGroup = 'venues';

/**
 * Returns the quoted or agreed amount for the venue, in minor units. Our own estimates do not count: they do not show
 * that the couple has a venue, which is the popup's question. Source: S4-venue-trigger-01.
 */
export const venueAmount = (costs: readonly Pick<CostDocument, 'group' | 'actual'>[]): number =>
  sumAmounts(costs.filter(({ group }) => group === venueGroup).map(({ actual }) => actual));

const applied = (costs: readonly CostDocument[], change: BudgetChange): readonly CostDocument[] => {
  switch (change.kind) {
    case 'make-cost':
      return [...costs, change.cost];
    case 'update-cost':
      return costs.map((cost) => (cost.id === change.id ? { ...cost, ...change.fields } : cost));
    case 'delete-cost':
      return costs.filter(({ id }) => id !== change.id);
    default:
      return costs;
  }
};

/** Returns the venue's amount when these changes raise it from 0; null otherwise. */
export const firstVenueAmount = (costs: readonly CostDocument[], changes: readonly BudgetChange[]): number | null => {
  const after = venueAmount(changes.reduce(applied, costs));
  return venueAmount(costs) === 0 && after > 0 ? after : null;
};
