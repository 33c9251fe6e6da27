import { Button, Text } from '@posy/shared-ui';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Collaborator, useRevokeMember } from '../collaboration-queries';
import { useServerCall } from '../use-server-call';
import type { WeddingMember } from '../wedding-guard';
import { nameOf } from './member-name';

/**
 * Ends a member's access at once, after a confirmation: only a new invitation lets them in again. Source: D-role-02.
 */
export const RemoveMember = ({ collaborator, member }: { collaborator: Collaborator; member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const call = useServerCall();
  const revoke = useRevokeMember(member.wedding.id);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(collaborator);
  const remove = async (): Promise<void> => {
    await call(
      `member ${collaborator.id}`,
      () => revoke.mutateAsync(collaborator.id),
      () => ({ text: formatMessage({ id: 'collab.member.removed' }, { name }) }),
    );
    setAsking(false);
  };
  return (
    <>
      <Button kind="plain" onPress={() => setAsking(true)}>
        {formatMessage({ id: 'collab.member.remove' }, { name })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'collab.member.removeTitle' }, { name })}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{formatMessage({ id: 'collab.keep' })}</Button>
            <Button kind="risk" isPending={revoke.isPending} onPress={() => void remove()}>
              {formatMessage({ id: 'collab.member.removeConfirm' })}
            </Button>
          </>
        }
      >
        <Text>{formatMessage({ id: 'collab.member.removeBody' }, { name })}</Text>
      </AlertDialog>
    </>
  );
};
