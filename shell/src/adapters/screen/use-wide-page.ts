import { useSyncExternalStore } from 'react';

/** From this width a list stands beside its details. */
const query = '(min-width: 768px)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Returns true when the page is as narrow as a phone, now. */
export const isNarrowPage = (): boolean => window.matchMedia?.(query).matches === false;

/** Returns true when the page is wider than a phone. */
export const useWidePage = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
