import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

type StoredConversation = Identified<Conversation>;
type Talks = readonly StoredConversation[];

/** Returns the known conversations that differ in one respect. */
const changed = (
  before: Talks,
  now: Talks,
  isNews: (was: StoredConversation, is: StoredConversation) => boolean,
): Talks => {
  const known = new Map(before.map((one) => [one.id, one]));
  return now.filter((one) => {
    const was = known.get(one.id);
    return was !== undefined && isNews(was, one);
  });
};

/** Returns the conversations that were closed. */
export const justClosed = (before: Talks, now: Talks): Talks =>
  changed(before, now, (was, is) => was.closedAt === undefined && is.closedAt !== undefined);

/** Returns the conversations that were reopened. */
export const justReopened = (before: Talks, now: Talks): Talks =>
  changed(before, now, (was, is) => was.closedAt !== undefined && is.closedAt === undefined);

/** Returns the conversations that a side has read. */
export const justRead = (before: Talks, now: Talks, side: Side): Talks =>
  changed(before, now, (was, is) => was.unread[side] > 0 && is.unread[side] === 0);

/** Returns the conversations that the couple answered, with the server's time. */
export const justReplied = (before: Talks, now: Talks): { id: string; repliedAt: string }[] =>
  changed(before, now, (was, is) => was.custom.repliedByCouple !== is.custom.repliedByCouple).flatMap(
    ({ id, custom: { repliedByCouple } }) => (repliedByCouple === null ? [] : [{ id, repliedAt: repliedByCouple }]),
  );
