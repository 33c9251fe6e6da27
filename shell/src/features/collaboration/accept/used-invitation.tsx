import { useHost, useSession } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { InvitationLink } from './accept-queries';
import { EndedInvitation } from './ended-invitation';

/** States that the link was used by another person. Source: S8-invitation-01. */
const UsedByAnother = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  useEffect(() => {
    host.notices.show({ tone: 'info', text: formatMessage({ id: 'collab.accept.used' }) });
  }, [formatMessage, host]);
  return <EndedInvitation why="used" />;
};

/** A person who used the link is a member already: the server answers them the same again and changes nothing. */
const UsedBySomebody = ({ link, person }: { link: InvitationLink; person: SignedIn }) => {
  const { api } = useHost();
  const { data, error } = useQuery({
    queryKey: ['used-invitation', link.id, person.uid],
    queryFn: async () => {
      try {
        return (await api.call('acceptInvitation', { body: link })).already;
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.kind === 'refused') return refusal.code === 'already-member';
        throw refusal;
      }
    },
  });
  if (data === undefined && error === null) return null;
  return data === true ? <EndedInvitation why="already" /> : <UsedByAnother />;
};

/** A link that was used. */
export const UsedInvitation = ({ link }: { link: InvitationLink }) => {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <UsedBySomebody key={session.uid} link={link} person={session} />
  ) : (
    <UsedByAnother />
  );
};
