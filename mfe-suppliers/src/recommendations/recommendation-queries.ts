import { useHost, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { weddingDay } from '@posy/shared-contracts/entities';
import { dayIn } from '@posy/shared-contracts/rules';
import { useEffect, useMemo } from 'react';
import { localSuppliers, type RecommendedSupplier, withOrigin } from './rules/local-suppliers';
import { aroundOf, localRequest, type RecommendationRequest, venueRequest } from './rules/requests';

const recommendedQuery = (api: ApiClient, request: RecommendationRequest | null) =>
  queryOptions({
    queryKey: ['recommended', request],
    queryFn: async ({ signal }) =>
      withOrigin(
        await api.call(
          'recommendedSuppliers',
          { body: request ?? { countryCode: 'GB', area: '', profileScoreBelow: 0 } },
          { signal },
        ),
      ),
    enabled: request !== null,
    throwOnError: false,
  });

/** Recommended suppliers, with the state of their loading. */
export interface Recommendation {
  /** Null until they have loaded. */
  results: RecommendedSupplier[] | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** A failure is reported, whatever the screen shows. Source: S8-recommend-01, S8-recommend-02. */
const useRecommended = (feature: string, request: RecommendationRequest | null): Recommendation => {
  const { api, telemetry } = useHost();
  const { data, error, isFetching, refetch } = useQuery(recommendedQuery(api, request));
  useEffect(() => {
    if (error !== null) telemetry.error(feature, error);
  }, [error, feature, telemetry]);
  return { results: data ?? null, error, isFetching, retry: () => void refetch() };
};

const useAround = () => {
  const wedding = useWedding();
  return useMemo(() => (wedding === null ? null : aroundOf(wedding)), [wedding]);
};

/** Venues for a wedding without one. */
export const useVenueSuppliers = (): Recommendation => {
  const around = useAround();
  const hasVenue = useWedding()?.bookings.venue ?? true;
  return useRecommended('venue-recommendations', around === null || hasVenue ? null : venueRequest(around));
};

/** Suppliers around the wedding, in the order of the day. */
export const useLocalSuppliers = (): Recommendation => {
  const { clock } = useHost();
  const around = useAround();
  const wedding = useWedding();
  const freeOn = wedding === null ? null : weddingDay(wedding);
  const found = useRecommended('supplier-recommendations', around === null ? null : localRequest(around, freeOn));
  const { timeZone } = useLocaleInfo();
  const day = dayIn(timeZone, clock.now());
  const results = useMemo(
    () => (found.results === null ? null : localSuppliers(found.results, day)),
    [found.results, day],
  );
  return { ...found, results };
};
