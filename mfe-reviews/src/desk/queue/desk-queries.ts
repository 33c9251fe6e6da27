import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';
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
