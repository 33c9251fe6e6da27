import { useAccess, useLive, useWedding } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { type Cost, supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';

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

/** The couple's budget for each category, in minor units. */
export type Budgets = Partial<Record<SupplierCategory, number>>;

/** Returns the amounts of the couple's budget by category; none for visitors, and for members who may not read it. */
export const useBudgets = (): Budgets => {
  const wedding = useWedding();
  const seesMoney = useAccess('budget') !== 'none';
  const { value } = useLive(wedding === null || !seesMoney ? null : { collection: collections.costs(wedding.id) });
  return useMemo(
    () =>
      Object.fromEntries(
        supplierCategories
          .map((category) => [category, plannedFor(value ?? [], category)] as const)
          .filter(([, planned]) => planned > 0),
      ),
    [value],
  );
};

/** The costs of the couple's budget; empty for members who may not read it. */
export const usePlanned = (weddingId: string): readonly PlannedCost[] => {
  const seesMoney = useAccess('budget') !== 'none';
  return useLive(seesMoney ? { collection: collections.costs(weddingId) } : null).value ?? [];
};
