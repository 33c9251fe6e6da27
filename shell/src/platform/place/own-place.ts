import type { Readable } from '@posy/shared-contracts/mount-props';
import type { PageLocation } from './navigation';

/**
 * The page's location as a remote's screens see it: the last one of their own while the page is elsewhere. The page
 * changes a moment before single-spa unmounts a remote's screens, and their router has no screen for foreign paths.
 */
export const ownPlace = (
  location: Readable<PageLocation>,
  isOwn: (pathname: string) => boolean,
): Readable<PageLocation> => {
  let last = location.get();
  return {
    get() {
      const now = location.get();
      if (isOwn(now.pathname)) last = now;
      return last;
    },
    subscribe: location.subscribe,
    ...(location.served && { served: location.served }),
  };
};
