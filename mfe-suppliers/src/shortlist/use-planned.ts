import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Cost } from '@posy/shared-contracts/entities';

type PlannedCost = Pick<Cost, 'group' | 'supplierId' | 'estimate' | 'actual'>;

/**
 * Returns a category's amount in the budget, in minor units, as the plan's tasks and home show it: the actual cost if
 * known, else the estimate; 0 without any.
 */
export const plannedFor = (costs: readonly PlannedCost[], category: string): number =>
  costs
    .filter(({ group }) => group === category)
    .reduce((sum, { actual, estimate }) => sum + (actual === 0 ? estimate : actual), 0);

/** Returns the budget's amount for one supplier; null without a quote. */
export const quotedBy = (costs: readonly PlannedCost[], supplierId: string): number | null => {
  const actual = costs.find((cost) => cost.supplierId === supplierId)?.actual ?? 0;
  return actual > 0 ? actual : null;
};

/** The costs of the couple's budget; empty for members who may not read it. */
export const usePlanned = (weddingId: string): readonly PlannedCost[] => {
  const seesMoney = useAccess('budget') !== 'none';
  return useLive(seesMoney ? { collection: collections.costs(weddingId) } : null).value ?? [];
};
