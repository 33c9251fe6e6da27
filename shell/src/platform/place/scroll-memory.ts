import * as v from 'valibot';

/** What each history entry of ours carries. */
const entrySchema = v.object({ posyEntry: v.string() });

export interface ScrollMemory {
  /** The page is about to go elsewhere; answers the state of the new entry. */
  leave(isReplacing: boolean): { posyEntry: string };
  /** The browser moved in its history; the page shows the entry's place next. */
  moved(): void;
  /** Where the current place was left, in CSS pixels from the top; null for a place that is new. */
  leftAt(): number | null;
}

interface Options {
  window: Pick<Window, 'history' | 'scrollY' | 'addEventListener'>;
  newId: () => string;
}

/**
 * How far down each place was when it was left. The browser's own memory comes too early for screens that load: it is
 * used only across documents.
 */
export const createScrollMemory = ({ window, newId }: Options): ScrollMemory => {
  const positions = new Map<string, number>();
  const entryNow = (): string => {
    const read = v.safeParse(entrySchema, window.history.state);
    return read.success ? read.output.posyEntry : 'first';
  };
  let shown = entryNow();
  let arrivedAt: number | null = null;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  return {
    leave(isReplacing) {
      positions.set(shown, window.scrollY);
      arrivedAt = null;
      if (!isReplacing || shown === 'first') shown = newId();
      return { posyEntry: shown };
    },
    moved() {
      // single-spa reports every navigation as if the browser had moved: the entry says whether it has.
      if (entryNow() === shown) return;
      positions.set(shown, window.scrollY);
      shown = entryNow();
      arrivedAt = positions.get(shown) ?? 0;
    },
    leftAt: () => arrivedAt,
  };
};
