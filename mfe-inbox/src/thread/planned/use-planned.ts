import { useAccess, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation, Quote } from '@posy/shared-contracts/entities';
import { sharedFacts } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { comparePlanned, type Comparison, isInBudget } from '../rules/planned';

interface PlannedQuote {
  /** Null when nothing was planned. */
  comparison: Comparison | null;
  /** True when the budget has the price as it was quoted. */
  isInBudget: boolean;
}

const nothing: PlannedQuote = { comparison: null, isInBudget: false };

/** Compares a quote with the budget; null for members who may not read the budget. */
export const usePlanned = ({ price }: Quote, { supplierId, supplierType }: Conversation): PlannedQuote => {
  const wedding = useSignedIn()?.wedding ?? null;
  const maySee = useAccess('budget') !== 'none';
  const { value } = useLive(wedding === null || !maySee ? null : { collection: collections.costs(wedding.id) });
  return useMemo(() => {
    if (wedding === null || value === null) return nothing;
    const heads = sharedFacts(wedding, { budgetMatch: false }).guests?.day ?? 0;
    const asked = { supplierId, supplierType, heads, currency: wedding.l10n.currency };
    return { comparison: comparePlanned(price, value, asked), isInBudget: isInBudget(price, value, asked) };
  }, [price, supplierId, supplierType, value, wedding]);
};
