/** Storages for a mark: the tab's too, for a device whose own storage is full. */
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
      // The next storage is tried; without any, every page asks the server: slower, but correct.
    }
  }
};

const unmark = (key: string): void => {
  for (const storage of storages) {
    try {
      storage().removeItem(key);
    } catch {
      // A forbidden storage holds no mark.
    }
  }
};
const hintKey = 'posy-signed-in';

/**
 * Remembers that somebody signed in on this browser, so that a visitor who never did loads no Firebase. It does not say
 * who; Firebase Auth is the source of truth.
 */
export const sessionHint = {
  isSet: () => isMarked(hintKey, true),
  set: () => mark(hintKey),
  clear: () => unmark(hintKey),
};

export const leftDocumentsKey = 'posy-left-documents';

/** Remembers that documents of a person who signed out may still be stored in this browser. Other tabs are notified. */
export const leftDocuments = {
  // A browser that forbids storage stores no documents either.
  isSet: () => isMarked(leftDocumentsKey, false),
  set: () => mark(leftDocumentsKey),
  clear: () => unmark(leftDocumentsKey),
  /** Calls back when a person signed out in another tab. */
  onSetElsewhere: (run: () => void): void =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === leftDocumentsKey && newValue === '1') run();
    }),
};
