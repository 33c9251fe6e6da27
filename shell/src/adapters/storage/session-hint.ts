/** Where a mark may stand: the tab's storage too, for a device whose own has no room left. */
const storages = [() => localStorage, () => sessionStorage] as const;

const isMarked = (key: string, whenForbidden: boolean): boolean => {
  try {
    return storages.some((storage) => storage().getItem(key) === '1');
  } catch {
    return whenForbidden;
  }
};

const mark = (key: string): void => {
  for (const storage of storages) {
    try {
      storage().setItem(key, '1');
      return;
    } catch {
      // The next one; without storage every page asks anew: slower, and right.
    }
  }
};

const unmark = (key: string): void => {
  for (const storage of storages) {
    try {
      storage().removeItem(key);
    } catch {
      // A forbidden storage has no mark.
    }
  }
};
const hintKey = 'posy-signed-in';

/**
 * Remembers that somebody signed in on this browser, so that a visitor who never did loads no Firebase at all. It says
 * nothing about who; the truth is Firebase Auth's.
 */
export const sessionHint = {
  isSet: () => isMarked(hintKey, true),
  set: () => mark(hintKey),
  clear: () => unmark(hintKey),
};

export const leftDocumentsKey = 'posy-left-documents';

/** Remembers that documents of somebody who signed out may still be kept in this browser. The other tabs hear of it. */
export const leftDocuments = {
  // A browser that forbids storage keeps no documents either.
  isSet: () => isMarked(leftDocumentsKey, false),
  set: () => mark(leftDocumentsKey),
  clear: () => unmark(leftDocumentsKey),
  /** Calls back when somebody signed out in another tab. */
  onSetElsewhere: (run: () => void): void =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === leftDocumentsKey && newValue === '1') run();
    }),
};
