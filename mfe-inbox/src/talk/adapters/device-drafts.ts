import { createDrafts } from '@posy/remote-kit';

/** The drafts of this device, available in every tab and after the browser was closed. */
export const deviceDrafts = createDrafts(() => localStorage, 'posy.inbox.');
