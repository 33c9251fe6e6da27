import { type Live, useHost, useLive, useSession } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified, MountProps, Session } from '@posy/shared-contracts/mount-props';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { byLatestMessage, type Side, sideOf, unreadConversations } from './rules/conversations';
import { seenBy } from './rules/hidden-couple';

/**
 * Number of conversations that a page loads: those of a busy supplier over some years. Lists render only the visible
 * ones.
 */
export const conversationLimit = 1000;

/** Number of conversations that a device stores to show at once: a little more than a screen shows. */
const firstLook = 30;

/** A person's conversations, newest message first, the first ones early. */
export const conversationsOf = (uid: string): FirestoreQuery<Conversation> => ({
  collection: collections.conversations(),
  where: [{ field: 'memberUids', op: 'array-contains', value: uid }],
  orderBy: [{ field: 'lastMessage.createdAt', direction: 'desc' }],
  limit: conversationLimit,
  firstLook,
});

/** The reader's live conversations, newest message first, and the reader's side. */
export type Conversations = Live<Identified<Conversation>[]> & {
  /** The conversations of every supplier that the reader speaks for; `value` has only the current supplier's. */
  all: Identified<Conversation>[] | null;
  side: Side;
  retry: () => void;
};

const sideOfSession = (session: Session): Side =>
  session.status === 'signed-in' ? sideOf(session.user.kind) : 'couple';

/** Returns true when there are more conversations, which are still loading. */
export const isPart = (live: Live<unknown>): boolean => live.status === 'ready' && live.isPart === true;

type ConversationsOfReader = Identified<Conversation>[];

const inTheirOrder = (
  value: ConversationsOfReader,
  side: Side,
  own: string | null,
): Record<'all' | 'value', ConversationsOfReader> => {
  // The server sets the time of a sent message; until then an estimate already sorts it correctly.
  const all = value.map((one) => seenBy(side, one)).sort(byLatestMessage);
  return { all, value: own === null ? all : all.filter(({ supplierId }) => supplierId === own) };
};

/** The signed-in person's conversations by a query; loading while there is none. */
const useOrdered = (queryOf: (uid: string) => FirestoreQuery<Conversation> | null): Conversations => {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const live = useLive(uid === null ? null : queryOf(uid));
  const side = sideOfSession(session);
  const own = session.status === 'signed-in' && side === 'supplier' ? session.user.supplierId : null;
  // The database answers again without a change: with the server's confirmation, for example.
  const ordered = useMemo(
    () => (live.value === null ? null : inTheirOrder(live.value, side, own)),
    [live.value, own, side],
  );
  return useMemo(
    () => (live.value === null || ordered === null ? { ...live, all: null, side } : { ...live, ...ordered, side }),
    [live, ordered, side],
  );
};

/** The signed-in person's live conversations, the first ones early. Loading while nobody is signed in. */
export const useFirstConversations = (): Conversations => useOrdered(conversationsOf);

/** The conversations of a list; `showOlder` adds those beyond the limit, and is null when there are none. */
export type ListedConversations = Conversations & { showOlder: (() => void) | null };

/**
 * The conversations of a list, with a way to those beyond the newest ones. Until older ones have come, the list stays
 * as it is.
 */
export const useListedConversations = (): ListedConversations => {
  const [limit, setLimit] = useState(conversationLimit);
  const newest = useFirstConversations();
  const wider = useOrdered((uid) => {
    const { firstLook: _firstLook, ...all } = conversationsOf(uid);
    return limit === conversationLimit ? null : { ...all, limit };
  });
  const listed = wider.value === null ? newest : wider;
  const isFull = !isPart(listed) && (listed.all?.length ?? 0) >= limit;
  const showOlder = useCallback((): void => setLimit(limit + conversationLimit), [limit]);
  return { ...listed, showOlder: isFull ? showOlder : null };
};

/** All conversations, for counts. */
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

// The last published number, for each remote's bus: its screens, widgets and reactions share it.
const published = new WeakMap<MountProps['bus'], number>();

/** Publishes the number of unread conversations when it changed. */
export const publishUnread = ({ bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>, count: number): void => {
  if (published.get(bus) === count) return;
  published.set(bus, count);
  bus.publish('inbox.unread-changed', { count }).catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes the number of unread conversations whenever it changes. Returns it; null until it is loaded. */
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
