import type { BackGuard } from './back-guard';

/** What makes a page one that somebody touched. */
const touches = ['mousedown', 'pointerup', 'touchend', 'keydown'] as const;

/**
 * Raises the guard of what is open with the first touch of the page, where it opened by itself before: browsers skip the
 * entries of a page that nobody touched, and back would leave more than it shows.
 */
export const onceTouched = (window: Window, guard: Pick<BackGuard, 'raise' | 'lower'>) => {
  const isTouched = (): boolean =>
    // Browsers that do not say skip nothing.
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
