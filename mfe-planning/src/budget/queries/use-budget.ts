import { reuseDerived, useAccess, useHost, useLive, useReading } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  guestFacts,
  type Heads,
  headsOf,
  type HeadsSource,
  headsSource,
  isFullyCounted,
} from '@posy/shared-contracts/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGuestTotals } from '#guests/public';
import { type CostItem, costItems, sameItem } from '../rules/cost-items';
import { type Totals, totalsOf, weddingCosts } from '../rules/figures/totals';
import { costsQuery, paymentsQuery } from './budget-queries';
import { hasCosts, syncCosts } from './cost-totals';

/** A budget that has loaded. */
export interface ReadyBudget {
  status: 'ready';
  items: readonly CostItem[];
  totals: Totals;
  /** The number of guests for items per head, and its source. */
  heads: Heads;
  headsSource: HeadsSource;
}

/** The states of the budget's query. */
export type Budget = { status: 'loading' } | { status: 'failed'; retry: () => void } | ReadyBudget;

/** The live number of guests for items per head: an added guest shows at once. */
const useHeads = (wedding: Identified<Wedding>) => {
  // Guests who were never counted all count for the day. That is good enough to show, but not to write down for other
  // members.
  useGuestTotals(wedding);
  const isCertain = isFullyCounted(wedding);
  const { guests, preferences } = wedding;
  const counted = useMemo(() => {
    const facts = guestFacts({ guests, preferences });
    return { heads: headsOf(facts), headsSource: headsSource(facts) };
  }, [guests, preferences]);
  return { counted, isCertain };
};

/** Returns the same objects for items that have not changed, so that their rows do not render again. */
const useStableItems = (items: readonly CostItem[]): readonly CostItem[] => {
  const [stable, setStable] = useState({ from: items, items });
  if (stable.from === items) return stable.items;
  const next = { from: items, items: reuseDerived(stable.items, items, sameItem) };
  setStable(next);
  return next.items;
};

/** Writes the sums to the wedding whenever the server's items change, while this member may write them. */
const useSyncedSums = (wedding: Identified<Wedding>, totals: Totals, isServers: boolean): void => {
  const host = useHost();
  const canEdit = useAccess('budget') === 'edit';
  const { actual, estimate } = weddingCosts(totals);
  const differs = !hasCosts(wedding, { actual, estimate });
  useEffect(() => {
    if (canEdit && isServers && differs) syncCosts(host, wedding.id, { actual, estimate });
  }, [host, canEdit, isServers, differs, actual, estimate, wedding.id]);
};

/** The wedding's live budget, whose sums are also written to the wedding; `loading` for members who may not read it. */
export const useBudget = (wedding: Identified<Wedding>): Budget => {
  const mayView = useAccess('budget') !== 'none';
  const costs = useLive(mayView ? costsQuery(wedding.id) : null);
  const payments = useLive(mayView ? paymentsQuery(wedding.id) : null);
  const { counted, isCertain } = useHeads(wedding);
  const made = useMemo(
    () => costItems(costs.value ?? [], payments.value ?? [], counted.heads),
    [costs.value, payments.value, counted.heads],
  );
  const items = useStableItems(made);
  const totals = useMemo(() => totalsOf(items), [items]);
  const isKnownOf = wedding.costs !== undefined || wedding.preferences?.budget !== undefined;
  const reading = useReading(costs, isKnownOf);
  useSyncedSums(wedding, totals, isCertain && reading.state === 'confirmed');

  const { retry: retryCosts } = costs;
  const { retry: retryPayments } = payments;
  const retry = useCallback(() => {
    retryCosts();
    retryPayments();
  }, [retryCosts, retryPayments]);
  const hasFailed = reading.state === 'failed' || (payments.status === 'failed' && payments.value === null);
  if (hasFailed) return { status: 'failed', retry };
  if (!reading.isKnown || payments.value === null) return { status: 'loading' };
  return { status: 'ready', items, totals, ...counted };
};
