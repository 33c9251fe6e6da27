import { Button, Inline } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';

export interface FormDialogProps {
  title: ReactNode;
  /** What the button that sends it says. */
  action: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  cancel: ReactNode;
  /** Beside the buttons: what is still to be put right. */
  note?: ReactNode;
  /** Large for forms of many fields. */
  isLarge?: boolean;
  /** Nothing is lost by a press beside it: there is little to type. */
  closesOutside?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the screen: its fields, and below them the ways out. Whoever opens it registers it for back. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, action, closeLabel, cancel, note, isLarge, closesOutside, onSubmit, onClose, children } = props;
  return (
    <Dialog
      isOpen
      isSticky={closesOutside !== true}
      size={isLarge === true ? undefined : 's'}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
    >
      <Form onSubmit={onSubmit}>
        {children}
        <Inline justify="end" gap={2}>
          {note}
          <Button kind="plain" onPress={onClose}>
            {cancel}
          </Button>
          <Button kind="main" type="submit">
            {action}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
