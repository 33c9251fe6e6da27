import { useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

/** The query of an invitation's address. */
export interface InvitationLink {
  id: string;
  nonce: string;
}

export type InvitationFacts = EndpointOutput<'readInvitation'>;

/** Joins the wedding and publishes an event when it is new. A repetition changes nothing. */
export const useAccept = (link: InvitationLink) => {
  const { api, bus } = useHost();
  return useMutation({
    mutationFn: async (uid: string) => {
      const joined = await api.call('acceptInvitation', { body: link });
      if (!joined.already) await bus.publish('collaborator.joined', { weddingId: joined.weddingId, uid });
      return joined;
    },
  });
};
