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

/** What a tab keeps of the place that a document was left at. */
const leftSchema = v.object({ entry: v.string(), top: v.number() });
const leftKey = 'posy.left-at';

interface Options {
  window: Pick<Window, 'history' | 'scrollY' | 'addEventListener'>;
  newId: () => string;
  /** The tab's own, which a reload finds again. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this document shows what the tab showed before: it was reloaded, or gone back to. */
  isAgain: boolean;
}

const readLeft = ({ storage, isAgain }: Pick<Options, 'storage' | 'isAgain'>, entry: string): number | null => {
  if (!isAgain) return null;
  try {
    const read = v.safeParse(leftSchema, JSON.parse(storage.getItem(leftKey) ?? 'null'));
    return read.success && read.output.entry === entry ? read.output.top : null;
  } catch {
    return null;
  }
};

/**
 * How far down each place was when it was left, also before a reload. The browser's own memory comes too early for screens
 * that load: it is used only where we leave no word.
 */
export const createScrollMemory = ({ window, newId, storage, isAgain }: Options): ScrollMemory => {
  const positions = new Map<string, number>();
  const entryNow = (): string => {
    const read = v.safeParse(entrySchema, window.history.state);
    return read.success ? read.output.posyEntry : 'first';
  };
  let shown = entryNow();
  let arrivedAt: number | null = readLeft({ storage, isAgain }, shown);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    storage.setItem(leftKey, JSON.stringify({ entry: shown, top: window.scrollY }));
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
