import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Cost } from '@posy/shared-contracts/entities';

type Planned = Pick<Cost, 'group' | 'supplierId' | 'estimate' | 'actual'>;

/**
 * What the budget reckons with for a category, in minor units, as the plan's tasks and home say it: what a cost comes to
 * where that is known, else what was set aside; 0 when nothing.
 */
export const plannedFor = (costs: readonly Planned[], category: string): number =>
  costs
    .filter(({ group }) => group === category)
    .reduce((sum, { actual, estimate }) => sum + (actual === 0 ? estimate : actual), 0);

/** What the budget holds for one supplier; null while nothing was quoted. */
export const quotedBy = (costs: readonly Planned[], supplierId: string): number | null => {
  const actual = costs.find((cost) => cost.supplierId === supplierId)?.actual ?? 0;
  return actual > 0 ? actual : null;
};

/** The costs of the couple's budget; none for who may not see it. */
export const usePlanned = (weddingId: string): readonly Planned[] => {
  const seesMoney = useAccess('budget') !== 'none';
  return useLive(seesMoney ? { collection: collections.costs(weddingId) } : null).value ?? [];
};
