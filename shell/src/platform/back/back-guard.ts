/** Marks the history entry that back leaves when it closes something instead of leaving the page. */
const mark = { posyOpenItem: true };

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'posyOpenItem' in state;

export interface BackGuard {
  /** Something was opened: the next back step stays on this page. */
  raise(): void;
  /** Everything was closed otherwise: takes the extra entry away. */
  lower(): void;
  /** Called for each back or forward step. True when it was only the guard's own, or left the guarded entry. */
  handle(): 'own' | 'left' | 'other';
  /** Runs a navigation when the guard's own step is over; `replace` says that it takes the guard's entry. */
  navigate(go: (replace: boolean) => void): void;
  /**
   * The page is at another address now, and what is open stays so: the guarded entry takes the address over when it is
   * come back to. False when nothing is guarded.
   */
  readdress(url: URL, newEntry: () => object): boolean;
}

/**
 * One extra history entry while something without an address is open, so that back (browser, Android) closes it even
 * when the page before was another document. Source: S2-back.
 */
export const createBackGuard = (history: History): BackGuard => {
  let state: 'down' | 'up' | 'leaving' = 'down';
  /** Something was opened while the guard's own step back is under way. */
  let isWanted = false;
  let waiting: ((replace: boolean) => void) | null = null;
  /** What the guarded entry is to become, once the history stands on it. */
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
    // An entry of before a reload guards what is open again.
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
      // The entry below would go on naming what is not open any more.
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
