/** Which one is read: the chosen one, or, when it has left the queue, the first. */
export const readNow = <T extends { id: string }>(queue: readonly T[], chosen: string | null): T | null =>
  queue.find(({ id }) => id === chosen) ?? queue[0] ?? null;

/** The neighbour of the one that is read, `step` places on; the ends stay where they are. */
export const neighbour = <T extends { id: string }>(queue: readonly T[], now: T, step: number): T => {
  const place = queue.findIndex(({ id }) => id === now.id) + step;
  return queue[Math.min(queue.length - 1, Math.max(0, place))] ?? now;
};

/** Whom to take when this one is decided: the next, or the one before at the end; null when it was the last. */
export const afterThis = <T extends { id: string }>(queue: readonly T[], now: T): T | null => {
  const place = queue.findIndex(({ id }) => id === now.id);
  return queue[place + 1] ?? queue[place - 1] ?? null;
};
