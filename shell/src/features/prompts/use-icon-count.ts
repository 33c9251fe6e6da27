import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { showIconCount } from '#adapters/device/icon-count';

/** Shows the number of unread conversations on the installed product's icon: pushes raise it, reading lowers it. */
export const useIconCount = (): void => {
  const { bus } = useHost();
  useEffect(() => {
    const stop = bus.subscribe('inbox.unread-changed', ({ count }) => showIconCount(count));
    return () => {
      stop();
      // A sign-out clears the number.
      showIconCount(0);
    };
  }, [bus]);
};
