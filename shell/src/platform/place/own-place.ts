import type { Readable } from '@posy/shared-contracts/mount-props';
import type { Place } from './navigation';

/**
 * The page's place as a remote's screens see it: while the page is elsewhere, the last one of their own. The page goes on
 * a moment before single-spa takes a remote's screens away, and their router has no screen for a place of others.
 */
export const ownPlace = (location: Readable<Place>, isOwn: (pathname: string) => boolean): Readable<Place> => {
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
