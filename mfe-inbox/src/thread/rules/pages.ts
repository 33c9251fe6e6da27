import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type Stored = Identified<Message>;

/** Whether a newest page goes on from what was known. What has nothing in common with it lies behind a gap: nobody knows how wide. */
export const goesOn = (known: readonly Stored[], newest: readonly Stored[]): boolean => {
  const there = new Set(newest.map(({ id }) => id));
  return known.some(({ id }) => there.has(id));
};

/** What was said earlier than all of a page, newest first, and is not among it any more because more was said since. */
export const pushedOut = (known: readonly Stored[], newest: readonly Stored[], pageSize: number): Stored[] => {
  const oldest = newest.at(-1);
  if (oldest === undefined || newest.length < pageSize) return [];
  const there = new Set(newest.map(({ id }) => id));
  return known.filter(({ id, createdAt }) => !there.has(id) && createdAt <= oldest.createdAt);
};

/** Pages that were each read newest first, the newest page first, as one list: oldest first, each message once. */
export const inOrder = (pages: readonly (readonly Stored[])[]): Stored[] => {
  const all = new Map<string, Stored>();
  for (const page of pages) for (const message of page) if (!all.has(message.id)) all.set(message.id, message);
  return [...all.values()].reverse();
};
