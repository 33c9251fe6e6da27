import { useAccess, useLive, useWedding } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Cost, Wedding } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';

type PlannedCost = Pick<Cost, 'group' | 'supplierId' | 'estimate' | 'actual'>;

/**
 * Returns a category's planned amount in the budget, in minor units; 0 without any. A quote is no plan: it stands
 * beside it.
 */
export const plannedFor = (costs: readonly PlannedCost[], category: string): number =>
  costs.filter(({ group }) => group === category).reduce((sum, { estimate }) => sum + estimate, 0);

/** Returns the budget's amount for one supplier; null without a quote. */
export const quotedBy = (costs: readonly PlannedCost[], supplierId: string): number | null => {
  const actual = costs.find((cost) => cost.supplierId === supplierId)?.actual ?? 0;
  return actual > 0 ? actual : null;
};

/** Returns a cost with its estimate for the wedding's guests, as the budget shows it. */
const estimated = (cost: Cost, wedding: Wedding | null): PlannedCost => {
  const { perHead } = cost;
  if (perHead == null || wedding === null) return cost;
  return { ...cost, estimate: perHead.amount * weddingHeads(wedding)[perHead.counts] };
};

/** The costs of the couple's budget; empty for members who may not read it. */
export const usePlanned = (weddingId: string): readonly PlannedCost[] => {
  const seesMoney = useAccess('budget') !== 'none';
  const wedding = useWedding();
  const { value } = useLive(seesMoney ? { collection: collections.costs(weddingId) } : null);
  return useMemo(() => (value ?? []).map((cost) => estimated(cost, wedding)), [value, wedding]);
};
