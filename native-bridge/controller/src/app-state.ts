/**
 * What the app shows over or instead of the page. `loading`: the splash. `ready`: the page. `offline`: it did not come,
 * with a way to try again.
 */
export type AppPhase = 'loading' | 'ready' | 'offline';

export interface AppState {
  phase: AppPhase;
}

export interface AppStateStore {
  get(): AppState;
  subscribe(listener: () => void): () => void;
  set(phase: AppPhase): void;
}

/** A value that React's `useSyncExternalStore` reads. */
export const createAppState = (): AppStateStore => {
  let state: AppState = { phase: 'loading' };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(phase) {
      if (state.phase === phase) return;
      state = { phase };
      for (const listener of listeners) listener();
    },
  };
};
