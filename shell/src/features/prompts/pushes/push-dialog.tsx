import { useHost } from '@posy/remote-kit';
import { Button, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** Asks for pushes in our own dialog first: the browser asks only once and remembers a refusal permanently. */
export const PushDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const { pushes } = useShell();
  const [isRegistering, setRegistering] = useState(false);
  const register = async (): Promise<void> => {
    setRegistering(true);
    try {
      const { ownDevice, push } = await pushes();
      const device = (await push?.register()) ?? null;
      if (device !== null) await ownDevice.remember(device);
      if (device === null) notices.show({ tone: 'info', text: formatMessage({ id: 'shell.push.refused' }) });
      else notices.show({ tone: 'success', text: formatMessage({ id: 'shell.push.done' }) });
    } catch (error) {
      telemetry.error('push', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'shell.push.failed' }) });
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={formatMessage({ id: 'shell.push.title' })}
      closeLabel={formatMessage({ id: 'shell.push.close' })}
      actions={
        <>
          <Button kind="plain" onPress={onClose}>
            {formatMessage({ id: 'shell.push.notNow' })}
          </Button>
          <Button kind="main" isPending={isRegistering} onPress={() => void register()}>
            {formatMessage({ id: 'shell.push.yes' })}
          </Button>
        </>
      }
    >
      <Text tone="soft">{formatMessage({ id: 'shell.push.body' })}</Text>
    </Dialog>
  );
};
