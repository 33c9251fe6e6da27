/** Marks the history entry that back leaves when it closes something instead of leaving the page. */
const mark = { posyOpenItem: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'posyOpenItem' in state;

export interface BackGuard {
  /** Something was opened: the next back step stays on this page. */
  raise(): void;
  /** Everything was closed otherwise: takes the extra entry away. */
  lower(): void;
  /** Told of each back or forward step. True when it was only the guard's own, or left the guarded entry. */
  handle(): 'own' | 'left' | 'other';
  /** Runs a navigation when the guard's own step is over; `replace` says that it takes the guard's entry. */
  navigate(go: (replace: boolean) => void): void;
}

/**
 * One extra history entry while something without an address is open, so that back (browser, Android) closes it even
 * when the page before was another document. Source: S2-back.
 */
export const createBackGuard = (history: History): BackGuard => {
  let state: 'down' | 'up' | 'leaving' = 'down';
  let waiting: ((replace: boolean) => void) | null = null;
  return {
    raise() {
      if (state !== 'down') return;
      history.pushState({ ...(history.state as object | null), ...mark }, '');
      state = 'up';
    },
    lower() {
      if (state !== 'up') return;
      if (!isMarked(history.state)) {
        state = 'down';
        return;
      }
      state = 'leaving';
      history.back();
    },
    handle() {
      if (state === 'leaving') {
        state = 'down';
        const go = waiting;
        waiting = null;
        go?.(false);
        return 'own';
      }
      if (state === 'up' && !isMarked(history.state)) {
        state = 'down';
        return 'left';
      }
      return 'other';
    },
    navigate(go) {
      if (state === 'leaving') {
        waiting = go;
        return;
      }
      const wasUp = state === 'up';
      state = 'down';
      go(wasUp);
    },
  };
};
