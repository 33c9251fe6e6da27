import { useOpenItem } from '@posy/remote-kit';
import { formDialogOf } from '@posy/remote-kit/dialogs';
import type { ComponentProps } from 'react';

const NamedFormDialog = formDialogOf({ close: 'inbox.close', cancel: 'inbox.cancel' });

/** A form over the screen, with the inbox's labels for its buttons; back closes it. */
export const FormDialog = (props: ComponentProps<typeof NamedFormDialog>) => {
  useOpenItem('dialog', true, props.onClose);
  return <NamedFormDialog {...props} />;
};
