import { useAccess, useHost, useLive, useLocaleInfo, useSignedIn, useWedding } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { collections } from '@posy/shared-contracts/collections';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { Firestore } from '@posy/shared-contracts/mount-props';
import { useEffect, useMemo } from 'react';
import { type RecommendedSupplier, venuesLast, withOrigin } from '../rules/local-suppliers';
import { aroundOf, kindRequest, type RecommendationRequest } from '../rules/requests';
import { leftToYou, type QuizKind } from './left-to-you';

/** Suppliers for a service that the venue does not provide. */
export interface KindFound {
  kind: QuizKind;
  suppliers: RecommendedSupplier[];
}

/** Suppliers for the quiz, with the state of their loading. */
export interface QuizFound {
  /** Empty when nothing is left to find, or nothing may be shown. */
  kinds: readonly QuizKind[];
  /** Null until they have loaded. */
  groups: KindFound[] | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

const askFor = async (
  api: ApiClient,
  body: RecommendationRequest,
  signal: AbortSignal,
): Promise<RecommendedSupplier[]> =>
  withOrigin(await api.call('recommendedSuppliers', { body }, { signal })).map(venuesLast);

/** All categories are one query: they load together and fail together. */
const quizQuery = (api: ApiClient, requests: readonly (readonly [QuizKind, RecommendationRequest])[]) =>
  queryOptions({
    queryKey: ['quiz-suppliers', requests],
    queryFn: async ({ signal }): Promise<KindFound[]> => {
      const all = requests.map(async ([kind, body]) => ({ kind, suppliers: await askFor(api, body, signal) }));
      return (await Promise.all(all)).filter(({ suppliers }) => suppliers.length > 0);
    },
    enabled: requests.length > 0,
    throwOnError: false,
  });

/**
 * Types of the booked suppliers; null while loading. For members who may not read the shortlist every answered category
 * counts.
 */
const useBookedTypes = (): ReadonlySet<string> | null => {
  const wedding = useWedding();
  const mayRead = useAccess('suppliers') !== 'none';
  const { status, value } = useLive(
    wedding !== null && mayRead
      ? { collection: collections.shortlist(wedding.id), where: [{ field: 'booked', op: '==', value: true }] }
      : null,
  );
  return useMemo(
    () => (mayRead && status === 'loading' ? null : new Set((value ?? []).map(({ type }) => type))),
    [mayRead, status, value],
  );
};

/**
 * People to whom this page has shown their suppliers: a step back shows them again, although the profile marks them as
 * seen.
 */
const shownHere = new WeakMap<Firestore, Set<string>>();

const peopleOf = (firestore: Firestore): Set<string> => {
  const people = shownHere.get(firestore) ?? new Set<string>();
  shownHere.set(firestore, people);
  return people;
};

/** The categories that the venue of this person's wedding does not provide. */
export const useLeftToYou = ({ again }: { again: boolean }): QuizKind[] => {
  const { firestore } = useHost();
  const person = useSignedIn();
  const booked = useBookedTypes();
  const { country } = useLocaleInfo().market;
  return useMemo(() => {
    if (person === null || person.wedding === null || booked === null) return [];
    const hasSeen = person.user.actions.hasSeenRecommendedSuppliers && !(again && peopleOf(firestore).has(person.uid));
    return leftToYou({ country, hasSeen, preferences: person.wedding.preferences, booked });
  }, [again, booked, country, firestore, person]);
};

/** Suppliers for the services that the venue does not provide. A failure is reported; shown ones are marked as seen. */
export const useQuizSuppliers = (): QuizFound => {
  const { api, firestore, seen, telemetry } = useHost();
  const uid = useSignedIn()?.uid ?? null;
  const wedding = useWedding();
  const kinds = useLeftToYou({ again: true });
  const requests = useMemo(() => {
    const around = wedding === null ? null : aroundOf(wedding);
    return around === null
      ? []
      : kinds.map((kind) => [kind, kindRequest(around, kind, wedding?.date ?? null)] as const);
  }, [kinds, wedding]);
  const { data, error, isFetching, refetch } = useQuery(quizQuery(api, requests));
  useEffect(() => {
    if (error !== null) telemetry.error('quiz-recommendations', error);
  }, [error, telemetry]);
  const isShown = kinds.length > 0 && (data?.length ?? 0) > 0;
  useEffect(() => {
    if (!isShown || uid === null) return;
    peopleOf(firestore).add(uid);
    seen.mark('hasSeenRecommendedSuppliers');
  }, [firestore, isShown, seen, uid]);
  return { kinds, groups: data ?? null, error, isFetching, retry: () => void refetch() };
};
