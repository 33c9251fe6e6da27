import { createDrafts } from '@posy/remote-kit';

/** The drafts of this tab. */
export const sessionDrafts = createDrafts(() => sessionStorage, 'posy.shell.');
