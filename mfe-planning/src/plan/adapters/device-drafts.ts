import { createDrafts } from '@posy/remote-kit';

/** The drafts stored on this device. */
export const deviceDrafts = createDrafts(() => localStorage, 'posy.planning.');
