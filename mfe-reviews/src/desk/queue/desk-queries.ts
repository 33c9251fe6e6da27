import { queryOptions } from '@posy/remote-kit/query';
import { moderationConstants } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointInput, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { PolicyNumber, ReviewState } from '@posy/shared-contracts/entities';

/** States in which a review waits for a moderator. */
const waitingStates = ['pending', 'disputed'] as const;

export type WaitingReview = EndpointOutput<'moderationReviews'>['reviews'][number];
export type OpenReport = EndpointOutput<'openReports'>['reports'][number];

/** Things on one screen; the rest follow as these are decided. */
const size = 50;
/** Other moderators decide too: a queue is asked for again after so many milliseconds. */
const refetchInterval = 30_000;

/** All waiting reviews: new ones and disputed ones. */
export const queueQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['moderation', 'reviews'],
    queryFn: async ({ signal }) => {
      const ask = (state: ReviewState) => api.call('moderationReviews', { body: { state, page: 1, size } }, { signal });
      const [pending, disputed] = await Promise.all(waitingStates.map(ask));
      return {
        total: (pending?.total ?? 0) + (disputed?.total ?? 0),
        reviews: [...(pending?.reviews ?? []), ...(disputed?.reviews ?? [])],
        halfWithinMs: pending?.halfWithinMs ?? null,
      };
    },
    refetchInterval,
  });

export const reportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['moderation', 'reports'],
    queryFn: ({ signal }) => api.call('openReports', { body: { page: 1, size } }, { signal }),
    refetchInterval,
  });

/** The words that a report is about. */
export const reportedQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['moderation', 'reported', id],
    queryFn: ({ signal }) => api.call('reportedWords', { params: { id } }, { signal }),
  });

export const logQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['moderation', 'log', page],
    queryFn: ({ signal }) => api.call('moderationLog', { body: { page } }, { signal }),
  });

type Kind = NonNullable<EndpointInput<'takeFromQueue'>['body']>['kind'];

/** Takes a thing for this moderator, again and again while it is open. */
export const takenQuery = (api: ApiClient, kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['moderation', 'taken', kind, id],
    queryFn: ({ signal }) => api.call('takeFromQueue', { body: { kind, id } }, { signal }),
    refetchInterval: moderationConstants.takenMs / 2,
    retry: false,
    throwOnError: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Gives a thing back for others. */
export const giveBack = (api: ApiClient, kind: Kind, id: string) =>
  api.call('takeFromQueue', { body: { kind, id, leave: true } });

/** A decision about a review, with the words of its letter and the rule on which it rests. */
export interface Decision {
  to: Extract<ReviewState, 'published' | 'changes-asked' | 'refused'>;
  reason: string;
  policy: PolicyNumber | null;
}

/** Moves a review from the state in which it was read. */
export const decide = (api: ApiClient, { id, state }: WaitingReview, decision: Decision) =>
  api.call('decideReview', { params: { id }, body: { from: state, ...decision } });

export const undo = (api: ApiClient, id: string) => api.call('undoDecision', { params: { id } });

export const decideReport = (api: ApiClient, id: string, state: 'upheld' | 'dismissed', reason: string) =>
  api.call('decideReport', { params: { id }, body: { state, reason } });
