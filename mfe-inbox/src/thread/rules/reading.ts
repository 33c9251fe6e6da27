import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';

const later = (one: string | null, other: string): string =>
  one === null || Date.parse(other) > Date.parse(one) ? other : one;

/**
 * Returns the time at which the other side last read: a message of theirs shows that they read the earlier ones. Null
 * for never.
 */
export const lastRead = (
  messages: readonly Identified<Message>[],
  side: Side,
  readAt: string | null,
): string | null => {
  const answer = messages.findLast(({ from }) => from !== side);
  return answer === undefined ? readAt : later(readAt, answer.createdAt);
};

/** The last of one's own messages that the other side has read. */
export interface LastSeen {
  messageId: string;
  /** Time at which it was read; null when only a later answer shows that it was. */
  at: string | null;
}

export const isSameSeen = (a: LastSeen | null, b: LastSeen | null): boolean =>
  a?.messageId === b?.messageId && a?.at === b?.at;

/** Returns the last own message that was read until `until`, as `lastRead` returns it; null for none. */
export const lastSeen = (
  messages: readonly Identified<Message>[],
  side: Side,
  { until, readAt }: { until: string | null; readAt: string | null },
): LastSeen | null => {
  if (until === null) return null;
  const end = Date.parse(until);
  const message = messages.findLast(({ from, createdAt }) => from === side && Date.parse(createdAt) <= end);
  if (message === undefined) return null;
  const isTimed = readAt !== null && Date.parse(readAt) >= Date.parse(message.createdAt);
  return { messageId: message.id, at: isTimed ? readAt : null };
};
