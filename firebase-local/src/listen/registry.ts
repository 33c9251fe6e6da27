/** Finds the few listeners that a change concerns among many, by key. */
export interface Registry<T> {
  add(keys: string[], item: T): void;
  remove(keys: string[], item: T): void;
  find(key: string): Iterable<T>;
  /** Number of watched keys. */
  size(): number;
}

export const createRegistry = <T>(): Registry<T> => {
  const byKey = new Map<string, Set<T>>();
  return {
    add(keys, item) {
      for (const key of keys) {
        const items = byKey.get(key) ?? new Set();
        items.add(item);
        byKey.set(key, items);
      }
    },
    remove(keys, item) {
      for (const key of keys) {
        const items = byKey.get(key);
        items?.delete(item);
        if (items?.size === 0) byKey.delete(key);
      }
    },
    find: (key) => byKey.get(key) ?? [],
    size: () => byKey.size,
  };
};
