import { useHost } from '@posy/remote-kit';
import { useEffect } from 'react';
import { showIconCount } from '#adapters/device/icon-count';

/** Keeps the number on the installed product's icon with what is unread: pushes raise it, reading lowers it. */
export const useIconCount = (): void => {
  const { bus } = useHost();
  useEffect(() => {
    const stop = bus.subscribe('inbox.unread-changed', ({ count }) => showIconCount(count));
    return () => {
      stop();
      // Whoever signs out leaves no number behind.
      showIconCount(0);
    };
  }, [bus]);
};
