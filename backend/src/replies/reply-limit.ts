import { type CallLimit } from '#api/limits';

/** Counts for one key; answers whether there is room for one more. */
export type ReplyLimit = (key: string) => boolean;

/**
 * Limits each key to a call's limit in a window of time. Windows begin together, so that none is stored after its end.
 */
export const replyLimit = ({ max, timeWindow }: CallLimit, now: () => number): ReplyLimit => {
  let window = -1;
  const counts = new Map<string, number>();
  return (key) => {
    const current = Math.floor(now() / timeWindow);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
};
