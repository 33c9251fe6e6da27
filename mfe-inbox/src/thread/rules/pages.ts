import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type StoredMessage = Identified<Message>;

/**
 * Returns true when a newest page continues the known messages. Without a common message there is a gap of unknown
 * size.
 */
export const continues = (known: readonly StoredMessage[], newest: readonly StoredMessage[]): boolean => {
  const there = new Set(newest.map(({ id }) => id));
  return known.some(({ id }) => there.has(id));
};

/** Returns messages earlier than all of a page, newest first, which newer ones pushed out of it. */
export const pushedOut = (
  known: readonly StoredMessage[],
  newest: readonly StoredMessage[],
  pageSize: number,
): StoredMessage[] => {
  const oldest = newest.at(-1);
  if (oldest === undefined || newest.length < pageSize) return [];
  const there = new Set(newest.map(({ id }) => id));
  return known.filter(({ id, createdAt }) => !there.has(id) && createdAt <= oldest.createdAt);
};

/** Joins pages, each newest first and the newest page first, into one list: oldest first, each message once. */
export const inOrder = (pages: readonly (readonly StoredMessage[])[]): StoredMessage[] => {
  const all = new Map<string, StoredMessage>();
  for (const page of pages) for (const message of page) if (!all.has(message.id)) all.set(message.id, message);
  return [...all.values()].reverse();
};
