import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

type Talk = Identified<Conversation>;
type Talks = readonly Talk[];

/** Those that were known before and are different now in one respect. */
const changed = (before: Talks, now: Talks, isNews: (was: Talk, is: Talk) => boolean): Talks => {
  const known = new Map(before.map((one) => [one.id, one]));
  return now.filter((one) => {
    const was = known.get(one.id);
    return was !== undefined && isNews(was, one);
  });
};

/** The conversations that are closed now and were open before. */
export const justClosed = (before: Talks, now: Talks): Talks =>
  changed(before, now, (was, is) => was.closedAt === undefined && is.closedAt !== undefined);

/** The conversations that go on and were closed before. */
export const justReopened = (before: Talks, now: Talks): Talks =>
  changed(before, now, (was, is) => was.closedAt !== undefined && is.closedAt === undefined);

/** The conversations in which nothing waits for a side any more. */
export const justRead = (before: Talks, now: Talks, side: Side): Talks =>
  changed(before, now, (was, is) => was.unread[side] > 0 && is.unread[side] === 0);

/** The conversations that the couple answered, and when the server noted it. */
export const justReplied = (before: Talks, now: Talks): { id: string; repliedAt: string }[] =>
  changed(before, now, (was, is) => was.custom.repliedByCouple !== is.custom.repliedByCouple).flatMap(
    ({ id, custom: { repliedByCouple } }) => (repliedByCouple === null ? [] : [{ id, repliedAt: repliedByCouple }]),
  );
