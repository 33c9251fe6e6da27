/** A thing of a queue, and who has it open. */
interface Queued {
  id: string;
  taken: { isMine: boolean } | null;
}

const isFree = ({ taken }: Queued): boolean => taken === null || taken.isMine;

/** Returns the one that is read: the chosen one, or, when it has left the queue, the first that no other moderator has. */
export const readNow = <T extends Queued>(queue: readonly T[], chosen: string | null): T | null =>
  queue.find(({ id }) => id === chosen) ?? queue.find(isFree) ?? queue[0] ?? null;

/** The neighbour of the one that is read, `step` places on; the ends stay where they are. */
export const neighbour = <T extends { id: string }>(queue: readonly T[], now: T, step: number): T => {
  const place = queue.findIndex(({ id }) => id === now.id) + step;
  return queue[Math.min(queue.length - 1, Math.max(0, place))] ?? now;
};

/** The review to read after a decision: the next that no other moderator has, or one before; null for none. */
export const afterThis = <T extends Queued>(queue: readonly T[], now: T): T | null => {
  const place = queue.findIndex(({ id }) => id === now.id);
  const before = queue.slice(0, Math.max(0, place)).toReversed();
  return [...queue.slice(place + 1), ...before].find((one) => one.id !== now.id && isFree(one)) ?? null;
};
