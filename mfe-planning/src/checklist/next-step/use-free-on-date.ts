import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { type SupplierCategory, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { NextStep } from './next-step';

/** The number of suppliers of a category around a place, and the number that is free on a day. */
export interface FreeOnDate {
  total: number;
  free: number;
  /** yyyy-MM-dd. */
  day: string;
  place: string;
}

interface CountRequest {
  countryCode: CountryCode;
  category: SupplierCategory;
  area: string;
  day: string;
}

/** A smaller number of suppliers says nothing about the demand for a day. */
const leastToCompare = 3;

/** Two searches that request only their counts. */
const countsQuery = (api: ApiClient, asked: CountRequest | null) =>
  queryOptions({
    queryKey: ['free-on-date', asked],
    queryFn: async ({ signal }) => {
      if (asked === null) return null;
      const { day, ...rest } = asked;
      const count = async (freeOn?: string): Promise<number> =>
        (await api.call('searchSuppliers', { body: { ...rest, freeOn, size: 1 } }, { signal })).total;
      const [total, free] = await Promise.all([count(), count(day)]);
      return { total, free: Math.min(free, total) };
    },
    enabled: asked !== null,
    // A failed search hides the counts, not the task.
    throwOnError: false,
    retry: false,
  });

/**
 * Returns how many of a task's suppliers are free on the couple's day; `found` is null while that is unknown or says
 * nothing.
 */
export const useFreeOnDate = (
  wedding: Pick<Wedding, 'date' | 'weddingDate' | 'location'>,
  /** Null when no supplier is sought any more. */
  step: NextStep | null,
): { isKnown: boolean; found: FreeOnDate | null } => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const day = weddingDay(wedding);
  const place = wedding.location?.name ?? null;
  const asked =
    step?.kind === 'suppliers' && day !== null && place !== null
      ? { countryCode: market.country, category: step.category, area: place, day }
      : null;
  const { data, isPending } = useQuery(countsQuery(api, asked));
  if (asked === null) return { isKnown: true, found: null };
  if (data === undefined || data === null || data.total < leastToCompare) return { isKnown: !isPending, found: null };
  return { isKnown: true, found: { ...data, day: asked.day, place: asked.area } };
};
