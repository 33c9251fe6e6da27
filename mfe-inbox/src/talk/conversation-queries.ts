import { type Live, useHost, useLive, useSession } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified, MountProps, Session } from '@posy/shared-contracts/mount-props';
import { useEffect, useMemo } from 'react';
import { byLatestMessage, type Side, sideOf, unreadConversations } from './rules/conversations';

/** Conversations that a page holds: a busy supplier's of some years. Lists draw what is looked at. */
export const conversationLimit = 1000;

/** Somebody's conversations, newest message first. */
export const conversationsOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: conversationLimit,
});

/** The reader's conversations as they are now, newest message first, and the side they read from. */
export type Conversations = Live<Identified<Conversation>[]> & {
  /** Those of every supplier that the reader speaks for; `value` has the one's that their pages are about. */
  all: Identified<Conversation>[] | null;
  side: Side;
  retry: () => void;
};

const sideOfSession = (session: Session): Side =>
  session.status === 'signed-in' ? sideOf(session.user.kind) : 'couple';

/** Conversations that a device keeps to show at once: as many as a screen shows, and some. */
const firstLook = 30;

/** Whether there are more conversations than are here, and the others are on their way. */
export const isPart = (live: Live<unknown>): boolean => live.status === 'ready' && live.isPart === true;

type Found = Live<Identified<Conversation>[]> & { retry: () => void };

const inTheirOrder = (live: Found, side: Side, own: string | null): Conversations => {
  if (live.value === null) return { ...live, all: null, side };
  // A message of ours is stamped by the server; until then its place is already the right one.
  const all = [...live.value].sort(byLatestMessage);
  return { ...live, value: own === null ? all : all.filter(({ supplierId }) => supplierId === own), all, side };
};

/** The signed-in person's conversations, live, the first of them before the others. Loading while nobody is. */
export const useFirstConversations = (): Conversations => {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const live = useLive(uid === null ? null : { ...conversationsOf(uid), firstLook });
  const side = sideOfSession(session);
  const own = session.status === 'signed-in' && side === 'supplier' ? session.user.supplierId : null;
  return useMemo(() => inTheirOrder(live, side, own), [live, own, side]);
};

/** All of them: for whoever counts. */
export const useConversations = (): Conversations => {
  const conversations = useFirstConversations();
  return useMemo(
    () =>
      isPart(conversations)
        ? { ...conversations, status: 'loading', value: null, all: null, error: null }
        : conversations,
    [conversations],
  );
};

// A bus per remote: what it last published stands for all of this remote's screens, widgets and reactions.
const published = new WeakMap<MountProps['bus'], number>();

/** Publishes how many conversations wait, if the number changed. */
export const publishUnread = ({ bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>, count: number): void => {
  if (published.get(bus) === count) return;
  published.set(bus, count);
  bus.publish('inbox.unread-changed', { count }).catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes how many conversations wait, whenever that number changes. Returns it; null until it is known. */
export const useUnread = (conversations: Conversations, openId: string | null): number | null => {
  const { bus, telemetry } = useHost();
  const { status } = useSession();
  const known = conversations.all;
  const isKnown = known !== null && !isPart(conversations);
  const count = status === 'signed-out' ? 0 : isKnown ? unreadConversations(known, conversations.side, openId) : null;
  useEffect(() => {
    if (count !== null) publishUnread({ bus, telemetry }, count);
  }, [bus, count, telemetry]);
  return count;
};
