import { createDrafts } from '@posy/remote-kit';

/** The drafts of this device. */
export const deviceDrafts = createDrafts(() => localStorage, 'posy.suppliers.');
