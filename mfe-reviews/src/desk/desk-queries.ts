import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { ReviewState } from '@posy/shared-contracts/entities';

/** States in which a review waits for a moderator. */
export const waitingStates = ['pending', 'disputed'] as const;
export type WaitingState = (typeof waitingStates)[number];

export type WaitingReview = EndpointOutput<'moderationReviews'>['reviews'][number];

/** Reviews on one screen; the rest follow as these are decided. */
const size = 50;

/** What waits in a state, the oldest first. */
export const queueQuery = (api: ApiClient, state: WaitingState) =>
  queryOptions({
    queryKey: ['moderation', state],
    queryFn: ({ signal }) => api.call('moderationReviews', { body: { state, page: 1, size } }, { signal }),
  });

/** A decision, with its letter to the author. */
export interface Decision {
  to: Extract<ReviewState, 'published' | 'refused'>;
  reason: string;
}

/** Moves a review from the state in which it was read. */
export const decide = (api: ApiClient, { id, state }: WaitingReview, decision: Decision) =>
  api.call('decideReview', { params: { id }, body: { from: state, ...decision } });
