import { formDialogOf } from '@posy/remote-kit/dialogs';

/** A form over the screen, with planning's labels for its buttons. */
export const FormDialog = formDialogOf({ close: 'planning.close', cancel: 'planning.cancel' });
