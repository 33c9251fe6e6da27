import { Button } from '@posy/shared-ui';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

export interface FormDialogProps {
  title: ReactNode;
  /** Label of the button that submits it. */
  action: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  cancel: ReactNode;
  /** Beside the buttons: what is still to be put right. */
  note?: ReactNode;
  /** Large for forms of many fields. */
  isLarge?: boolean;
  /** Two columns fit, where the window has the room. */
  isWide?: boolean;
  /** Closes on a press beside it: there is little input to lose. */
  closesOutside?: boolean;
  /** The action is hard to undo. */
  isRisky?: boolean;
  /** True after submission, while the answer is awaited. */
  isPending?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the screen: its fields, and docked below them its buttons. The caller registers it for back. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, action, closeLabel, cancel, note, closesOutside, onSubmit, onClose, children } = props;
  const { isLarge = false, isWide = false, isRisky = false, isPending = false } = props;
  return (
    <Dialog
      isOpen
      isSticky={closesOutside !== true}
      size={isWide ? 'l' : isLarge ? 'm' : 's'}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
    >
      <DialogForm
        onSubmit={onSubmit}
        actions={
          <>
            {note}
            <Button kind="plain" onPress={onClose}>
              {cancel}
            </Button>
            <Button kind={isRisky ? 'risk' : 'main'} type="submit" isPending={isPending}>
              {action}
            </Button>
          </>
        }
      >
        {children}
      </DialogForm>
    </Dialog>
  );
};

/** The form over the screen of a remote, with its own words for the ways out: ids of its messages. */
export const formDialogOf = ({ close, cancel }: Record<'close' | 'cancel', NonNullable<MessageDescriptor['id']>>) => {
  const OwnFormDialog = (props: Omit<FormDialogProps, 'closeLabel' | 'cancel'>) => (
    <FormDialog
      {...props}
      closeLabel={useIntl().formatMessage({ id: close })}
      cancel={<FormattedMessage id={cancel} />}
    />
  );
  return OwnFormDialog;
};
