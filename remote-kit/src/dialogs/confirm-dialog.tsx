import { Button, Inline, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { useOpenItem } from '../host/use-open-item';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Leaves everything as it is. */
  cancel: string;
  closeLabel: string;
  /** Does it. */
  action: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that others see, or that cannot be undone. Back closes it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, cancel, closeLabel, action, isPending = false, onConfirm, onClose } = props;
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog isOpen size="s" onClose={onClose} title={title} closeLabel={closeLabel}>
      <Text>{children}</Text>
      <Inline justify="end">
        <Button kind="plain" onPress={onClose}>
          {cancel}
        </Button>
        <Button kind="main" isPending={isPending} onPress={onConfirm}>
          {action}
        </Button>
      </Inline>
    </Dialog>
  );
};
