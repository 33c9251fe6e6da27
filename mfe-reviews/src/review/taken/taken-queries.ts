import { queryOptions } from '@posy/remote-kit/query';
import { moderationConstants } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointInput } from '@posy/shared-contracts/endpoints';

/** Kinds of things that moderators take from their queues. */
export type TakenKind = NonNullable<EndpointInput<'takeFromQueue'>['body']>['kind'];

/** Takes a thing for this moderator, again and again while it is open. */
export const takenQuery = (api: ApiClient, kind: TakenKind, id: string) =>
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
export const giveBack = (api: ApiClient, kind: TakenKind, id: string) =>
  api.call('takeFromQueue', { body: { kind, id, leave: true } });
