import { createDrafts } from '@posy/remote-kit';

/** The drafts of this device: a review that somebody began waits in every tab, and after the browser was closed. */
export const deviceDrafts = createDrafts(() => localStorage, 'posy.reviews.');
