import { useSyncExternalStore } from 'react';

/** From here on a list stands beside what it leads to. */
const query = '(min-width: 768px)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether the page is as narrow as a phone's, now. */
export const isNarrowPage = (): boolean => window.matchMedia?.(query).matches === false;

/** Whether the page is wider than a phone's. */
export const useWidePage = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
