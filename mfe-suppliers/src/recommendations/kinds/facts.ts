import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { plannedFor } from '@posy/shared-contracts/rules';
import { oursQuery, useAsked } from '#directory/public';
import { useBudgets, usePlanned } from '#shortlist/public';

/** Returns the number of matching suppliers in a category, and its budget. */
export const useFacts = (wedding: Identified<Wedding>) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const asked = useAsked(wedding);
  const budgets = useBudgets();
  const { data, isLoading } = useQuery(oursQuery(api, country, asked, budgets));
  const costs = usePlanned(wedding.id);
  const around = data?.around ?? { area: '', radiusKm: null };
  return {
    around,
    isLoading: isLoading || budgets === null,
    // Without suppliers nearby, or in another country than the wedding's, the count is that of the whole country.
    counts: asked.day !== null ? ('free' as const) : around.area !== '' ? ('near' as const) : null,
    isTheirCountry: wedding.l10n.country === country,
    countOf: (kind: SupplierCategory) => data?.counts.get(kind) ?? 0,
    plannedOf: (kind: SupplierCategory) => plannedFor(costs, kind),
  };
};

export type Facts = ReturnType<typeof useFacts>;
