import { useHost, useLive, useSession, type Live } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified, MountProps, Session } from '@posy/shared-contracts/mount-props';
import { useEffect, useMemo } from 'react';
import { byLatestMessage, sideOf, unreadConversations, type Side } from './rules/conversations';

/** Conversations that a page holds; older ones are beyond what anybody plans a wedding with. */
const conversationLimit = 100;

/** Somebody's conversations, newest message first. */
export const conversationsOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: conversationLimit,
});

/** The reader's conversations as they are now, newest message first, and the side they read from. */
export type Conversations = Live<Identified<Conversation>[]> & { side: Side; retry: () => void };

const sideOfSession = (session: Session): Side =>
  session.status === 'signed-in' ? sideOf(session.user.kind) : 'couple';

/** The signed-in person's conversations, live. Loading while nobody is. */
export const useConversations = (): Conversations => {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const live = useLive(uid === null ? null : conversationsOf(uid));
  const side = sideOfSession(session);
  return useMemo(() => {
    if (live.value === null) return { ...live, side };
    // A message of ours is stamped by the server; until then its place is already the right one.
    return { ...live, value: [...live.value].sort(byLatestMessage), side };
  }, [live, side]);
};

// A bus per remote: what it last told stands for all of this remote's screens, widgets and reactions.
const published = new WeakMap<MountProps['bus'], number>();

/** Tells the page how many conversations wait, if the number changed. */
export const tellUnread = ({ bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>, count: number): void => {
  if (published.get(bus) === count) return;
  published.set(bus, count);
  bus.publish('inbox.unread-changed', { count }).catch((error: unknown) => telemetry.error('inbox', error));
};

/** Tells the page how many conversations wait, whenever that number changes. Returns it; null until it is known. */
export const useUnread = (conversations: Conversations, openId: string | null): number | null => {
  const { bus, telemetry } = useHost();
  const { status } = useSession();
  const known = conversations.value;
  const count =
    status === 'signed-out' ? 0 : known === null ? null : unreadConversations(known, conversations.side, openId);
  useEffect(() => {
    if (count !== null) tellUnread({ bus, telemetry }, count);
  }, [bus, count, telemetry]);
  return count;
};
