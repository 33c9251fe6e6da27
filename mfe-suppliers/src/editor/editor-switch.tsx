import { useHost } from '@posy/remote-kit';
import { ConfirmDialog } from '@posy/remote-kit/confirm';
import { VisuallyHidden } from '@posy/shared-ui';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnSuppliers } from './own-suppliers';

interface Props {
  supplierId: string;
  /** Sends what was written since the last save; false when somebody else's change stops it for good. */
  save: () => Promise<boolean>;
}

/** Changes to another profile once the draft is saved; `asking`: the profile for which the last words would be lost. */
const useSwitch = (save: Props['save']) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const choose = async (supplierId: string, isWithoutWords = false): Promise<void> => {
    setPending(true);
    try {
      const isReady = isWithoutWords || (await save());
      setAsking(isReady ? null : supplierId);
      if (isReady) await api.call('chooseSupplier', { body: { supplierId } });
    } catch (error) {
      telemetry.error('profile', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'editor.switch.failed' }) });
    }
    setPending(false);
  };
  return { isPending, asking, choose, stay: () => setAsking(null) };
};

/** The current profile, with a menu of the reader's others; renders nothing for a person with one profile. */
export const EditorSwitch = ({ supplierId, save }: Props) => {
  const { formatMessage } = useIntl();
  const suppliers = useOwnSuppliers();
  const { isPending, asking, choose, stay } = useSwitch(save);
  const shown = suppliers.find(({ id }) => id === supplierId);
  if (suppliers.length < 2 || shown === undefined) return null;
  const label = formatMessage({ id: 'editor.switch' });
  return (
    <>
      <MenuButton
        label={label}
        isDisabled={isPending}
        actions={suppliers.map(({ id, name }) => ({
          id,
          label: name,
          isChosen: id === supplierId,
          onSelect: () => (id === supplierId ? undefined : void choose(id)),
        }))}
      >
        <VisuallyHidden>{label} </VisuallyHidden>
        {shown.name}
      </MenuButton>
      {asking === null ? null : (
        <ConfirmDialog
          title={formatMessage({ id: 'editor.switch.ask' })}
          cancel={formatMessage({ id: 'editor.switch.stay' })}
          closeLabel={formatMessage({ id: 'editor.switch.stay' })}
          action={formatMessage({ id: 'editor.switch.leave' })}
          isPending={isPending}
          onConfirm={() => void choose(asking, true)}
          onClose={stay}
        >
          <FormattedMessage id="editor.switch.ask.why" />
        </ConfirmDialog>
      )}
    </>
  );
};
