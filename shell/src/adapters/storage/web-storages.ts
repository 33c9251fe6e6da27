import { forgivingStorage } from '@posy/remote-kit';

/** What this device keeps. */
export const deviceStorage = forgivingStorage(() => localStorage);
/** What this tab keeps while it is open. */
export const tabStorage = forgivingStorage(() => sessionStorage);
