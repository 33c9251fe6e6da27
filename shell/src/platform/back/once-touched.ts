import type { BackGuard } from './back-guard';

/** Events by which a page counts as touched. */
const touches = ['mousedown', 'pointerup', 'touchend', 'keydown'] as const;

/**
 * Raises the guard of an item that opened by itself at the first touch of the page: browsers skip the entries of an
 * untouched page, and back would leave more than one entry.
 */
export const onceTouched = (window: Window, guard: Pick<BackGuard, 'raise' | 'lower'>) => {
  const isTouched = (): boolean =>
    // Browsers without this property skip no entries.
    !('userActivation' in window.navigator) || window.navigator.userActivation.hasBeenActive;
  let isWaiting = false;
  const look = (): void => {
    if (!isTouched()) return;
    stop();
    guard.raise();
  };
  const stop = (): void => {
    isWaiting = false;
    for (const name of touches) window.removeEventListener(name, look, true);
  };
  return {
    opened(): void {
      if (isTouched()) return guard.raise();
      if (isWaiting) return;
      isWaiting = true;
      for (const name of touches) window.addEventListener(name, look, true);
    },
    allClosed(): void {
      stop();
      guard.lower();
    },
  };
};
