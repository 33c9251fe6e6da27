import { type Meter } from '../base/meter';

/** Shares the one thread: what reads much goes on in later turns of the event loop, one address after the other. */
export interface Turns {
  /**
   * Does work at once when nobody waits and this turn has room, else in a later turn. The work of one key stays in
   * order.
   */
  enter(key: string, work: () => void): void;
  /** The same for work with a result. */
  run<T>(key: string, work: () => T): Promise<Awaited<T>>;
  /** Number of turns taken for waiting work. */
  taken(): number;
}

/** Most bytes read in one turn before the others continue: a few milliseconds. */
const mostPerTurn = 1024 * 1024;

export const createTurns = (meter: Meter): Turns => {
  const waiting = new Map<string, (() => void)[]>();
  /** Bytes that had been read when this turn began; null while nothing was done in it. */
  let begun: number | null = null;
  let taken = 0;
  const hasRoom = (): boolean => begun === null || meter.soFar().bytes - begun < mostPerTurn;
  const perform = (work: () => void): void => {
    if (begun === null) {
      begun = meter.soFar().bytes;
      setImmediate(next);
    }
    work();
  };
  /** Takes the first waiting key's work; a key with more work goes to the end of the queue. */
  const takeFirst = (): (() => void) | undefined => {
    const [key, queue] = waiting.entries().next().value ?? [];
    if (key === undefined || queue === undefined) return undefined;
    const work = queue.shift();
    waiting.delete(key);
    if (queue.length > 0) waiting.set(key, queue);
    return work;
  };
  const next = (): void => {
    begun = null;
    if (waiting.size === 0) return;
    taken += 1;
    while (hasRoom()) {
      const work = takeFirst();
      if (!work) return;
      perform(work);
    }
  };
  const enter = (key: string, work: () => void): void => {
    if (waiting.size === 0 && hasRoom()) return perform(work);
    const queue = waiting.get(key);
    if (queue) queue.push(work);
    else waiting.set(key, [work]);
  };
  return {
    enter,
    run: (key, work) =>
      new Promise((resolve, reject) => {
        enter(key, () => {
          try {
            resolve(work() as never);
          } catch (error) {
            reject(error as Error);
          }
        });
      }),
    taken: () => taken,
  };
};
