import { useAccess, useLive, useLocaleInfo, useReading, useWedding } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { type Cost, supplierCategories, type SupplierCategory, type Wedding } from '@posy/shared-contracts/entities';
import { plannedFor, weddingHeads } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';

type PlannedCost = Pick<Cost, 'group' | 'supplierId' | 'estimate' | 'actual'>;

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

/** The costs of a wedding's budget, with true once they have loaded, or cannot. */
const useCosts = (weddingId: string | null): { costs: readonly PlannedCost[]; isKnown: boolean } => {
  const seesMoney = useAccess('budget') !== 'none';
  const wedding = useWedding();
  const isRead = weddingId !== null && seesMoney;
  const live = useLive(isRead ? { collection: collections.costs(weddingId) } : null);
  const reading = useReading(live, false);
  const { value } = live;
  const costs = useMemo(() => (value ?? []).map((cost) => estimated(cost, wedding)), [value, wedding]);
  return { costs, isKnown: !isRead || reading.isKnown || reading.state === 'failed' };
};

/** The costs of a wedding's budget; empty without a wedding, and for members who may not read them. */
export const usePlanned = (weddingId: string | null): readonly PlannedCost[] => useCosts(weddingId).costs;

/** The couple's budget for each category, in minor units. */
export type Budgets = Partial<Record<SupplierCategory, number>>;

/**
 * Returns the amounts of the couple's budget by category. None for visitors, for members who may not read it, and in
 * another country than the wedding's, where the amounts would count in another currency. Null until the costs have
 * loaded: a search without them would answer other suppliers first.
 */
export const useBudgets = (): Budgets | null => {
  const wedding = useWedding();
  const { country } = useLocaleInfo().market;
  const { costs, isKnown } = useCosts(wedding?.l10n.country === country ? wedding.id : null);
  const budgets = useMemo(
    (): Budgets =>
      Object.fromEntries(
        supplierCategories
          .map((category) => [category, plannedFor(costs, category)] as const)
          .filter(([, planned]) => planned > 0),
      ),
    [costs],
  );
  return isKnown ? budgets : null;
};
