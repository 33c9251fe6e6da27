import { keepDerived, useAccess, useHost, useLive, useReading } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { costItems, sameItem, type CostItem } from './rules/cost-items';
import { guestFacts, headsOf, headsSource, type HeadsSource } from './rules/figures/heads';
import type { Heads } from './rules/plan/plan-items';
import { totalsOf, weddingCosts, type Totals } from './rules/figures/totals';
import { useGuestTotals } from '#guests/public';
import { costsQuery, paymentsQuery } from './budget-queries';
import { hasCosts, keepCosts } from './cost-totals';

/** A budget that can be shown. */
export interface ReadyBudget {
  status: 'ready';
  items: readonly CostItem[];
  totals: Totals;
  /** How many items per head count, and where that comes from. */
  heads: Heads;
  headsSource: HeadsSource;
}

/** What a budget is at. */
export type Budget = { status: 'loading' } | { status: 'failed'; retry: () => void } | ReadyBudget;

/** How many there are for items per head, live: a guest more shows at once. */
const useHeads = (wedding: Identified<Wedding>) => {
  // Guests who were never counted all count for the day: good enough to look at, not to write down for others.
  const isCertain = useGuestTotals(wedding) !== null;
  const { guests, preferences } = wedding;
  const counted = useMemo(() => {
    const facts = guestFacts({ guests, preferences });
    return { heads: headsOf(facts), headsSource: headsSource(facts) };
  }, [guests, preferences]);
  return { counted, isCertain };
};

/** Items that stay the same objects while nothing about them changes. */
const useKeptItems = (items: readonly CostItem[]): readonly CostItem[] => {
  const [kept, setKept] = useState({ from: items, items });
  if (kept.from === items) return kept.items;
  const next = { from: items, items: keepDerived(kept.items, items, sameItem) };
  setKept(next);
  return next.items;
};

/** The sums on the wedding follow what the server knows of the items, while this person may write them. */
const useKeptSums = (wedding: Identified<Wedding>, totals: Totals, isServers: boolean): void => {
  const host = useHost();
  const canEdit = useAccess('budget') === 'edit';
  const { actual, estimate } = weddingCosts(totals);
  const differs = !hasCosts(wedding, { actual, estimate });
  useEffect(() => {
    if (canEdit && isServers && differs) keepCosts(host, wedding.id, { actual, estimate });
  }, [host, canEdit, isServers, differs, actual, estimate, wedding.id]);
};

/** The wedding's live budget, its sums kept on the wedding; `loading` for people who may not see it. */
export const useBudget = (wedding: Identified<Wedding>): Budget => {
  const mayView = useAccess('budget') !== 'none';
  const costs = useLive(mayView ? costsQuery(wedding.id) : null);
  const payments = useLive(mayView ? paymentsQuery(wedding.id) : null);
  const { counted, isCertain } = useHeads(wedding);
  const made = useMemo(
    () => costItems(costs.value ?? [], payments.value ?? [], counted.heads),
    [costs.value, payments.value, counted.heads],
  );
  const items = useKeptItems(made);
  const totals = useMemo(() => totalsOf(items), [items]);
  const isKnownOf = wedding.costs !== undefined || wedding.preferences?.budget !== undefined;
  const reading = useReading(costs, isKnownOf);
  useKeptSums(wedding, totals, isCertain && reading.state === 'confirmed');

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
