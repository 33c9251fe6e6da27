/** Runs a work after the earlier ones of the same key. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Works of one key run one after the other, in the order in which they came, and those of other keys beside them. A work
 * that fails is no reason for the next one not to run.
 */
export const createTurns = (): Turns => {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (lastOf.get(key) ?? Promise.resolve()).then(work);
    const over = mine.catch(() => undefined);
    lastOf.set(key, over);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === over) lastOf.delete(key);
    }
  };
};
