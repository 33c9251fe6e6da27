import * as v from 'valibot';

/** The state of each history entry of ours. */
const entrySchema = v.object({ posyEntry: v.string() });

export interface ScrollMemory {
  /** The page is about to navigate; returns the state of the new entry. */
  leave(isReplacing: boolean): { posyEntry: string };
  /** The browser moved in its history; the page shows the entry's place next. */
  moved(): void;
  /** Returns the scroll position at which the current place was left, in CSS pixels; null for a new place. */
  leftAt(): number | null;
}

/** The stored scroll positions of a document that was left, for this tab: of the entry it showed, and of others. */
const leftSchema = v.object({
  entry: v.string(),
  top: v.number(),
  others: v.optional(v.array(v.tuple([v.string(), v.number()])), []),
});
type Left = v.InferOutput<typeof leftSchema>;
const leftKey = 'posy.left-at';
/** Maximum number of other entries whose positions outlive a document. */
const mostOthers = 50;

interface Options {
  window: Pick<Window, 'history' | 'scrollY' | 'addEventListener' | 'location'>;
  newId: () => string;
  /** The tab's storage, which a reload keeps. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** True when this document was shown in the tab before: after a reload, or through the browser's history. */
  isAgain: boolean;
}

const readLeft = ({ storage, isAgain }: Pick<Options, 'storage' | 'isAgain'>): Left | null => {
  if (!isAgain) return null;
  try {
    const read = v.safeParse(leftSchema, JSON.parse(storage.getItem(leftKey) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/**
 * Scroll positions of the places that were left, also before a reload. The browser's own restoration runs too early for
 * screens that load: it is used only where we set none.
 */
export const createScrollMemory = ({ window, newId, storage, isAgain }: Options): ScrollMemory => {
  const left = readLeft({ storage, isAgain });
  const positions = new Map(left?.others);
  // The first entry has no state, nor has one that a link to a part of the page made: their addresses differ.
  const bare = (): string => `bare ${window.location.href}`;
  const entryNow = (): string => {
    const read = v.safeParse(entrySchema, window.history.state);
    return read.success ? read.output.posyEntry : bare();
  };
  let shown = entryNow();
  let arrivedAt: number | null = left?.entry === shown ? left.top : null;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    const others = [...positions].slice(-mostOthers);
    storage.setItem(leftKey, JSON.stringify({ entry: shown, top: window.scrollY, others } satisfies Left));
  });
  return {
    leave(isReplacing) {
      positions.set(shown, window.scrollY);
      arrivedAt = null;
      if (!isReplacing || shown === bare()) shown = newId();
      return { posyEntry: shown };
    },
    moved() {
      // single-spa reports every navigation as a browser step: the entry tells whether it is one.
      if (entryNow() === shown) return;
      positions.set(shown, window.scrollY);
      shown = entryNow();
      arrivedAt = positions.get(shown) ?? 0;
    },
    leftAt: () => arrivedAt,
  };
};
