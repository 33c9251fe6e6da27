import { Button, Card, Grow, Inline, Text } from '@posy/shared-ui';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { useLeaveWedding } from '../collaboration-queries';
import { useServerCall } from '../use-server-call';
import type { WeddingMember } from '../wedding-guard';

/**
 * A collaborator leaves after a confirmation; their own wedding, if they have one, becomes current again. Source:
 * D-role-04.
 */
export const LeaveCard = ({ member: { wedding } }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const { leavingWeddings } = useShell();
  const call = useServerCall();
  const leaving = useLeaveWedding(wedding.id);
  const [isAsking, setAsking] = useState(false);
  // Every attempt marks the leave, also a retry from the notice: a person who leaves must not read that they were
  // removed.
  const goodbye = async (): Promise<void> => {
    leavingWeddings.add(wedding.id);
    try {
      await leaving.mutateAsync();
    } catch (error) {
      leavingWeddings.delete(wedding.id);
      throw error;
    }
  };
  const leave = async (): Promise<void> => {
    await call(`wedding ${wedding.id}`, goodbye, () => ({ text: formatMessage({ id: 'collab.leave.done' }) }));
    setAsking(false);
  };
  return (
    <Card>
      <Inline gap={4}>
        <Grow>
          <Text isStrong>{formatMessage({ id: 'collab.leave.title' })}</Text>
          <Text size="small" tone="soft">
            {formatMessage({ id: 'collab.leave.note' })}
          </Text>
        </Grow>
        <Button onPress={() => setAsking(true)}>{formatMessage({ id: 'collab.leave.open' })}</Button>
      </Inline>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'collab.leave.question' })}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{formatMessage({ id: 'collab.leave.stay' })}</Button>
            <Button kind="risk" isPending={leaving.isPending} onPress={() => void leave()}>
              {formatMessage({ id: 'collab.leave.open' })}
            </Button>
          </>
        }
      >
        <Text>{formatMessage({ id: 'collab.leave.body' })}</Text>
      </AlertDialog>
    </Card>
  );
};
