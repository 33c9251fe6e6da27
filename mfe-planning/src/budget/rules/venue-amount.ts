import { sumAmounts } from '@posy/shared-contracts/rules';
import type { BudgetChange } from './cost-changes';
import type { CostDocument } from './cost-items';

const venueGroup = 'venues';

/**
 * What was quoted or agreed for the venue, in minor units. Our own estimates do not count: they say nothing about whether the
 * couple has a venue, which is what the popup asks. Source: S4-venue-trigger-01.
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

/** The venue's amount when these changes bring it from 0 to above; null when they do not. */
export const firstVenueAmount = (costs: readonly CostDocument[], changes: readonly BudgetChange[]): number | null => {
  const after = venueAmount(changes.reduce(applied, costs));
  return venueAmount(costs) === 0 && after > 0 ? after : null;
};
