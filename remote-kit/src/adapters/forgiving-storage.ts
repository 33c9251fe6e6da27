/** The methods of a web storage that are used here. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A web storage that never throws: values that the browser forbids, or has no room for, stay in memory while this page
 * is open. A value in memory is newer than the browser's.
 */
export const forgivingStorage = (storage: () => SmallStorage): SmallStorage => {
  const memory = new Map<string, string>();
  const inBrowser = <T>(run: (storage: SmallStorage) => T): T | undefined => {
    try {
      return run(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? inBrowser((stored) => stored.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = inBrowser((stored) => (stored.setItem(key, value), true)) ?? false;
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      inBrowser((stored) => stored.removeItem(key));
    },
  };
};
