import { useHost } from '@posy/remote-kit';
import type { DeviceContact } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDevice } from '#plan/adapters/use-device';

interface Props {
  onPicked: (contacts: readonly DeviceContact[]) => void;
}

/** Opens the phone's contacts, in the app only. Only the contacts chosen there reach the popup. */
export const ContactsButton = ({ onPicked }: Props) => {
  const { formatMessage } = useIntl();
  const { notices, telemetry } = useHost();
  const [isOpen, setOpen] = useState(false);
  const pick = useDevice()?.pickContacts ?? null;
  if (pick === null) return null;
  const choose = async (): Promise<void> => {
    setOpen(true);
    try {
      onPicked(await pick());
    } catch (error) {
      telemetry.error('contacts', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'guests.add.contacts.failed' }) });
    }
    setOpen(false);
  };
  return (
    <Inline gap={2}>
      <Button kind="soft" size="s" isPending={isOpen} onPress={() => void choose()}>
        <FormattedMessage id="guests.add.contacts" />
      </Button>
      <Text tone="soft" size="small">
        <FormattedMessage id="guests.add.contacts.help" />
      </Text>
    </Inline>
  );
};
