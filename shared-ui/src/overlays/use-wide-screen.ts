import { useSyncExternalStore } from 'react';

const query = '(min-width: 1100px)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Returns true when there is space for a drawer beside its list. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
