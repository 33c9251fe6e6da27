import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import { recommendationConstants, searchConstants } from '@posy/shared-contracts/constants';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type CoupleFilters, useAsked } from '#directory/public';
import { type Budgets, useBudgets } from '#shortlist/public';
import { holdsGuests } from '#supplier/rules/holds-guests';
import { type RecommendedSupplier, withOrigin } from '../rules/local-suppliers';
import type { KindGroup } from './by-kind';

const { localMostPerType } = recommendationConstants;

/** The nearest suppliers of these categories that fit the couple, however far away. */
const nearestQuery = (
  api: ApiClient,
  country: CountryCode,
  { day, place, guests }: CoupleFilters,
  budgets: Budgets | null,
  kinds: readonly SupplierCategory[],
) =>
  queryOptions({
    queryKey: ['recommended-further', country, day, place, guests, budgets, kinds],
    queryFn: async ({ signal }): Promise<RecommendedSupplier[]> => {
      const asked = kinds.map((category) => {
        const budget = budgets?.[category];
        const body = {
          ...{ countryCode: country, category, area: place, radiusKm: searchConstants.radiusMax },
          ...(day !== null && { freeOn: day }),
          ...(guests > 0 && holdsGuests(category) && { guests }),
          ...(budget !== undefined && { budgetsElse: { [category]: budget } }),
          sort: 'distance' as const,
          // As many again, for those of them that are shown already.
          size: localMostPerType * 2,
        };
        return api.call('searchSuppliers', { body }, { signal });
      });
      return (await Promise.all(asked)).flatMap((found) =>
        withOrigin(found).map((one) => ({ ...one, distanceKm: one.distanceKm ?? null, pictures: [one.picture] })),
      );
    },
    enabled: kinds.length > 0 && place !== '' && budgets !== null,
    throwOnError: false,
  });

/** Returns each group filled up with the nearest of its category that nobody has shown yet. */
export const filledUp = (
  groups: readonly KindGroup[],
  nearest: readonly RecommendedSupplier[],
  shown: ReadonlySet<string>,
): KindGroup[] =>
  groups.map(({ kind, suppliers }) => {
    const own = new Set(suppliers.map(({ id }) => id));
    const others = nearest.filter(({ id, type }) => type === kind && !own.has(id) && !shown.has(id));
    return { kind, suppliers: [...suppliers, ...others].slice(0, Math.max(localMostPerType, suppliers.length)) };
  });

interface Asked {
  wedding: Identified<Wedding>;
  /** Null while they load. */
  groups: readonly KindGroup[] | null;
  /** Suppliers that the page shows elsewhere. */
  shown: ReadonlySet<string>;
}

/** Returns the groups, those with few suppliers filled up from further away; null while these load. */
export const useFilledUp = ({ wedding, groups, shown }: Asked): KindGroup[] | null => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const asked = useAsked(wedding);
  const budgets = useBudgets();
  const few = (groups ?? []).filter(({ suppliers }) => suppliers.length < localMostPerType).map(({ kind }) => kind);
  const { data, isLoading } = useQuery(nearestQuery(api, country, asked, budgets, few));
  if (groups === null || isLoading || budgets === null) return null;
  return filledUp(groups, data ?? [], shown);
};
