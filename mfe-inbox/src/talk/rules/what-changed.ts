import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

type StoredConversation = Identified<Conversation>;
type StoredConversations = readonly StoredConversation[];

/** Returns the known conversations that differ in one respect. */
const changed = (
  before: StoredConversations,
  now: StoredConversations,
  isNews: (was: StoredConversation, is: StoredConversation) => boolean,
): StoredConversations => {
  const known = new Map(before.map((one) => [one.id, one]));
  return now.filter((one) => {
    const was = known.get(one.id);
    return was !== undefined && isNews(was, one);
  });
};

/** Returns the conversations that were closed. */
export const justClosed = (before: StoredConversations, now: StoredConversations): StoredConversations =>
  changed(before, now, (was, is) => was.closedAt === undefined && is.closedAt !== undefined);

/** Returns the conversations that were reopened. */
export const justReopened = (before: StoredConversations, now: StoredConversations): StoredConversations =>
  changed(before, now, (was, is) => was.closedAt !== undefined && is.closedAt === undefined);

/** Returns the conversations that a side has read. */
export const justRead = (before: StoredConversations, now: StoredConversations, side: Side): StoredConversations =>
  changed(before, now, (was, is) => was.unread[side] > 0 && is.unread[side] === 0);

/** Returns the conversations that the couple answered, with the server's time. */
export const justReplied = (
  before: StoredConversations,
  now: StoredConversations,
): { id: string; repliedAt: string }[] =>
  changed(before, now, (was, is) => was.custom.repliedByCouple !== is.custom.repliedByCouple).flatMap(
    ({ id, custom: { repliedByCouple } }) => (repliedByCouple === null ? [] : [{ id, repliedAt: repliedByCouple }]),
  );
