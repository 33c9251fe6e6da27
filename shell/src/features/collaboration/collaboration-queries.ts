import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { Access, MemberRole, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type CollaboratorsResponse = EndpointOutput<'fetchCollaborators'>;
export type Collaborator = CollaboratorsResponse['collaborators'][number];
export type Invitation = CollaboratorsResponse['invitations'][number];
export type GivenRole = Exclude<MemberRole, 'owner'>;

const root = 'collaborators';

/**
 * The members of a wedding and its open invitations, from the server. They are read again whenever the wedding's roles
 * or access change, which the session listens to. Source: S6-collab-03, S6-collab-04.
 */
export const useCollaborators = (wedding: Identified<Wedding>) => {
  const { api } = useHost();
  return useQuery({
    queryKey: [root, wedding.id, wedding.roles, wedding.access ?? {}],
    queryFn: ({ signal }) => api.call('fetchCollaborators', { body: { weddingId: wedding.id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A call about members. The list is read again after each success. */
const useChange = <I, O>(call: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: [root] }),
  });
};

export interface NewInvitation {
  role: GivenRole;
  access: Access;
  /** Null for a link. */
  email: string | null;
  message: string;
}

/** Invites a person and publishes an event. Source: S6-collab-01, S4-auto-03. */
export const useInvite = (weddingId: string, uid: string) => {
  const { api, bus } = useHost();
  const { market } = useLocaleInfo();
  return useChange(async ({ role, access, email, message }: NewInvitation) => {
    const given = role === 'helper' ? { access } : {};
    const body = { weddingId, role, email, message, market: market.prefix, ...given };
    const made = await api.call('createInvitation', { body });
    await bus.publish('collaborator.invited', { weddingId, invitedBy: uid });
    return made;
  });
};

export const useRevokeInvitation = (weddingId: string) => {
  const { api } = useHost();
  return useChange((id: string) => api.call('revokeInvitation', { body: { weddingId, id } }));
};

/** Saves the role and the areas of a member together. */
export const useUpdateMember = (weddingId: string) => {
  const { api } = useHost();
  return useChange(({ uid, role, access }: { uid: string; role: GivenRole; access: Access }) =>
    api.call('updateCollaborator', { body: { weddingId, uid, role, ...(role === 'helper' ? { access } : {}) } }),
  );
};

export const useRevokeMember = (weddingId: string) => {
  const { api } = useHost();
  return useChange((uid: string) => api.call('revokeCollaborator', { body: { weddingId, uid } }));
};

export const useTransferOwnership = (weddingId: string) => {
  const { api } = useHost();
  return useChange((uid: string) => api.call('transferOwnership', { body: { weddingId, uid } }));
};

export const useLeaveWedding = (weddingId: string) => {
  const { api } = useHost();
  return useMutation({ mutationFn: () => api.call('leaveWedding', { body: { weddingId } }) });
};
