import { formDialogOf } from '@posy/remote-kit/dialogs';

/** A form over the screen, with the shortlist's labels for its buttons. */
export const FormDialog = formDialogOf({ close: 'shortlist.close', cancel: 'shortlist.cancel' });
