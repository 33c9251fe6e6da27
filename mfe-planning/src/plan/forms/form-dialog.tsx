import { formDialogOf } from '@posy/remote-kit/dialogs';

/** A form over the screen, with planning's words for its ways out. */
export const FormDialog = formDialogOf({ close: 'planning.close', cancel: 'planning.cancel' });
