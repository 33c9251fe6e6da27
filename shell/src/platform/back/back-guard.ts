/** Marks the history entry that back leaves when it closes an open item instead of leaving the page. */
const mark = { posyOpenItem: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'posyOpenItem' in state;

export interface BackGuard {
  /** An item was opened: the next back step stays on this page. */
  raise(): void;
  /** All items were closed otherwise: removes the extra entry. */
  lower(): void;
  /** Handles each back or forward step. 'own' for the guard's own step, 'left' when it left the guarded entry. */
  handle(): 'own' | 'left' | 'other';
  /** Runs a navigation once the guard's own step is over; `replace` tells that it takes over the guard's entry. */
  navigate(go: (replace: boolean) => void): void;
  /**
   * The page has another address while the item stays open: the guarded entry takes over the address when it is reached
   * again. Returns false when nothing is guarded.
   */
  readdress(url: URL, newEntry: () => object): boolean;
}

/**
 * Adds one history entry while an item without an address is open, so that back (browser, Android) closes it even when
 * the page before was another document. Source: S2-back.
 */
export const createBackGuard = (history: History): BackGuard => {
  let state: 'down' | 'up' | 'leaving' = 'down';
  /** True when an item was opened during the guard's own step back. */
  let isWanted = false;
  let waiting: ((replace: boolean) => void) | null = null;
  /** The state that the guarded entry must take once the history is at it. */
  let owed: { entry: object; url: URL } | null = null;
  const settle = (): void => {
    if (owed !== null) history.replaceState(owed.entry, '', owed.url);
    owed = null;
  };
  const leave = (): void => {
    state = 'leaving';
    history.back();
  };
  const raise = (): void => {
    if (state === 'leaving') isWanted = true;
    if (state !== 'down') return;
    // An entry from before a reload guards the item that is open again.
    if (!isMarked(history.state)) history.pushState({ ...(history.state as object | null), ...mark }, '');
    state = 'up';
  };
  return {
    raise,
    lower() {
      isWanted = false;
      if (state !== 'up') return;
      if (isMarked(history.state)) leave();
      else state = 'down';
    },
    handle() {
      if (state === 'leaving') {
        state = 'down';
        settle();
        const go = waiting;
        waiting = null;
        go?.(false);
        if (isWanted) raise();
        isWanted = false;
        return 'own';
      }
      if (state === 'up' && !isMarked(history.state)) {
        state = 'down';
        settle();
        return 'left';
      }
      return 'other';
    },
    navigate(go) {
      if (state === 'leaving') {
        waiting = go;
        return;
      }
      // The entry below would still name an item that is closed.
      if (state === 'up' && owed !== null && isMarked(history.state)) {
        waiting = go;
        leave();
        return;
      }
      const wasUp = state === 'up';
      state = 'down';
      go(wasUp);
    },
    readdress(url, newEntry) {
      if (state !== 'up' || !isMarked(history.state)) return false;
      const entry = newEntry();
      history.replaceState({ ...entry, ...mark }, '', url);
      owed = { entry, url };
      return true;
    },
  };
};
