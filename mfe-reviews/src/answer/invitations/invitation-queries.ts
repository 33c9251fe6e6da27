import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type Invitations = EndpointOutput<'reviewInvitations'>;
export type InvitedCouple = Invitations['couples'][number];

/** The couples who were or will be invited to review a supplier. */
export const invitationsQuery = (api: ApiClient, supplierId: string) =>
  queryOptions({
    queryKey: ['review-invitations', supplierId],
    queryFn: ({ signal }) => api.call('reviewInvitations', { body: { supplierId } }, { signal }),
    throwOnError: false,
  });

/** Invites all couples whom nobody invited. */
export const sendInvitations = (api: ApiClient, supplierId: string) =>
  api.call('sendReviewInvitations', { body: { supplierId } });
