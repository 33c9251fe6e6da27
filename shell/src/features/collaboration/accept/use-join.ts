import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanding } from '#host/entries/use-landing';
import { type CollaborationFailure, failureOf } from '../failure-words';
import { type InvitationLink, useAccept } from './accept-queries';

/** Failures that end the invitation; other failures show as a message on the page. */
const endings: readonly CollaborationFailure[] = [
  'invitation-used',
  'invitation-expired',
  'invitation-revoked',
  'invitation-unknown',
];

/** Joins and opens the wedding; a link that ended meanwhile is read again and shown as ended. */
export const useAttemptToJoin = (link: InvitationLink, person: SignedIn) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const client = useQueryClient();
  const landing = useLanding();
  const accept = useAccept(link);
  const [failure, setFailure] = useState<CollaborationFailure | null>(null);
  const join = async (): Promise<void> => {
    setFailure(null);
    try {
      await accept.mutateAsync(person.uid);
      host.notices.show({ tone: 'success', emoji: '🎉', text: formatMessage({ id: 'collab.accept.joined' }) });
      host.navigate(landing, { replace: true });
    } catch (error) {
      host.telemetry.error('invitation', error);
      const why = failureOf(error);
      if (endings.includes(why)) await client.invalidateQueries({ queryKey: ['invitation', link.id] });
      else setFailure(why);
    }
  };
  return { failure, isJoining: accept.isPending, join: () => void join() };
};
