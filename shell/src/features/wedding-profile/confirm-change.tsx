import { Slot, useOpenItem } from '@posy/remote-kit';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { Button, Facts, Stack, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  weddingId: string;
  change: WeddingChange;
  title: string;
  /** Both states in words. */
  from: string;
  to: string;
  confirmLabel: string;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What the shell itself has to say or ask about the change. */
  children?: ReactNode;
}

/** Shows what a change of the wedding brings along before it is made: each remote says its part in the slot. */
export const ConfirmChange = (props: Props) => {
  const { weddingId, change, title, from, to, confirmLabel, isSaving, onConfirm, onCancel, children } = props;
  const { formatMessage } = useIntl();
  const slotProps = useMemo(() => ({ weddingId, change }), [weddingId, change]);
  useOpenItem('dialog', true, onCancel);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      closeLabel={formatMessage({ id: 'shell.profile.close' })}
      actions={
        <>
          <Button kind="plain" onPress={onCancel}>
            {formatMessage({ id: 'shell.profile.keep' })}
          </Button>
          <Button kind="main" isPending={isSaving} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Facts>
          <dt>{formatMessage({ id: 'shell.profile.from' })}</dt>
          <dd>{from}</dd>
          <dt>{formatMessage({ id: 'shell.profile.to' })}</dt>
          <dd>{to}</dd>
        </Facts>
        {children}
        <Slot name="wedding-change.preview" props={slotProps} />
        <Text size="small" tone="soft">
          {formatMessage({ id: 'shell.profile.undoAfter' })}
        </Text>
      </Stack>
    </Dialog>
  );
};
