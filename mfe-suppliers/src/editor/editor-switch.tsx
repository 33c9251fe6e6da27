import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { VisuallyHidden } from '@posy/shared-ui';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  supplierId: string;
  /** Sends what was written since the last save: the draft of another profile replaces it. */
  save: () => Promise<void>;
}

/** The current profile, with a menu of the reader's others; renders nothing for a person with one profile. */
export const EditorSwitch = ({ supplierId, save }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const { data } = useQuery({
    queryKey: ['own-suppliers'],
    queryFn: ({ signal }) => api.call('ownSuppliers', {}, { signal }),
    throwOnError: false,
  });
  const suppliers = data?.suppliers ?? [];
  const shown = suppliers.find(({ id }) => id === supplierId);
  if (suppliers.length < 2 || shown === undefined) return null;
  const choose = async (id: string): Promise<void> => {
    setPending(true);
    try {
      await save();
      await api.call('chooseSupplier', { body: { supplierId: id } });
    } catch (error) {
      telemetry.error('profile', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'editor.switch.failed' }) });
    }
    setPending(false);
  };
  const label = formatMessage({ id: 'editor.switch' });
  return (
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
  );
};
