import { forgivingStorage } from '@posy/remote-kit';

/** The storage of this device. */
export const deviceStorage = forgivingStorage(() => localStorage);
/** The storage of this tab, until it is closed. */
export const tabStorage = forgivingStorage(() => sessionStorage);
