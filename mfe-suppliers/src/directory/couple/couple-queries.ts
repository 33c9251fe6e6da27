import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { supplierCategories, type SupplierCategory, type Task } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { findingTasks } from '@posy/shared-contracts/rules';
import type { Budgets } from '#shortlist/public';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { nearKm } from '#supplier/rules/distance/distance-words';
import { holdsGuests } from '#supplier/rules/holds-guests';
import type { StartPrice } from '#supplier/screen/category-arches';
import type { CoupleFilters } from './use-asked';

/** The tasks of a checklist that are about finding suppliers. */
export const findingQuery = (weddingId: string): FirestoreQuery<Task> => ({
  collection: collections.tasks(weddingId),
  where: [{ field: 'key', op: 'in', value: findingTasks }],
});

/** The target of a couple's links, with counts. */
export interface OursFound {
  counts: ReadonlyMap<SupplierCategory, number>;
  /** The lowest price of those counted, by category. */
  prices: ReadonlyMap<SupplierCategory, StartPrice>;
  /** Filters around the couple's place; empty when no supplier is near, or the place is unknown. */
  around: Pick<SupplierSearch, 'area' | 'radiusKm'>;
  /** Categories of which there are suppliers there, but none that is free, large enough and within the budget. */
  unfit: ReadonlySet<SupplierCategory>;
}

const nowhere: OursFound['around'] = { area: '', radiusKm: null };

const isNone = (counts: OursFound['counts'], category: SupplierCategory): boolean => (counts.get(category) ?? 0) === 0;

const countsOf = (found: Iterable<readonly [SupplierCategory, { count: number } | undefined]>): OursFound['counts'] =>
  new Map([...found].map(([category, one]) => [category, one?.count ?? 0] as const));

const isEmpty = (counts: OursFound['counts']): boolean => [...counts.values()].every((count) => count === 0);

/**
 * Counts the suppliers of each category for this couple: around their place, free on their day, with capacity for their
 * guests where lists filter by it; equal to the totals of the linked lists.
 */
export const oursQuery = (
  api: ApiClient,
  country: CountryCode,
  { day, place, guests }: CoupleFilters,
  budgets: Budgets | null,
) =>
  queryOptions({
    queryKey: ['supplier-categories-for-us', country, day, place, guests, budgets],
    queryFn: async ({ signal }): Promise<OursFound> => {
      const wishes = {
        ...(day !== null && { freeOn: day }),
        ...(budgets !== null && Object.keys(budgets).length > 0 && { budgetsElse: budgets }),
      };
      const isNarrowed = Object.keys(wishes).length > 0 || guests > 0;
      const count = async ({ area, radiusKm }: OursFound['around'], heads: number, wanted: Partial<typeof wishes>) => {
        const body = {
          countryCode: country,
          size: 1,
          ...wanted,
          ...(radiusKm !== null && { area, radiusKm }),
          ...(heads > 0 && { guests: heads }),
        };
        const { categories } = await api.call('searchSuppliers', { body }, { signal });
        return new Map(categories.map((one) => [one.category, one]));
      };
      const countOurs = async (around: OursFound['around']): Promise<OursFound> => {
        const [all, roomy] = await Promise.all([
          count(around, 0, wishes),
          guests > 0 ? count(around, guests, wishes) : null,
        ]);
        const list = [...all].map(
          ([category, found]) =>
            [category, roomy !== null && holdsGuests(category) ? roomy.get(category) : found] as const,
        );
        const counts = countsOf(list);
        const prices = new Map(list.map(([category, found]) => [category, found?.from ?? null] as const));
        const none = supplierCategories.filter((category) => isNone(counts, category));
        const everybody = none.length > 0 && isNarrowed ? countsOf(await count(around, 0, {})) : counts;
        return { counts, prices, around, unfit: new Set(none.filter((category) => !isNone(everybody, category))) };
      };
      if (place === '') return countOurs(nowhere);
      const near = await countOurs({ area: place, radiusKm: nearKm(country) });
      return isEmpty(near.counts) ? countOurs(nowhere) : near;
    },
    // Without the budget the counts would be those of other lists.
    enabled: budgets !== null,
    throwOnError: false,
  });
