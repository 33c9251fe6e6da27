/**
 * State of the app's own screens above the page. `loading`: the splash. `ready`: the page. `offline`: the page did not
 * load, with a button to retry.
 */
export type AppPhase = 'loading' | 'ready' | 'offline';

/** The WebView that shows the shell: another `instance` is another WebView, which begins at `address`. */
export interface ShownPage {
  address: string;
  instance: number;
}

export interface AppState {
  phase: AppPhase;
  page: ShownPage;
}

export interface AppStateStore {
  get(): AppState;
  subscribe(listener: () => void): () => void;
  set(phase: AppPhase): void;
  /** Gives the WebView up for a fresh one. */
  renewPage(address: string): void;
}

/** A value that React's `useSyncExternalStore` reads. */
export const createAppState = (startUrl: string): AppStateStore => {
  let state: AppState = { phase: 'loading', page: { address: startUrl, instance: 0 } };
  const listeners = new Set<() => void>();
  const become = (next: AppState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(phase) {
      if (state.phase !== phase) become({ ...state, phase });
    },
    renewPage: (address) => become({ ...state, page: { address, instance: state.page.instance + 1 } }),
  };
};
