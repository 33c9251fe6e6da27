import { liveList } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified, MountProps, Session } from '@posy/shared-contracts/mount-props';
import { conversationsOf, isPart, publishUnread } from './conversation-queries';
import { waitsFor } from './rules/conversation-facts';
import { type Side, sideOf, unreadConversations } from './rules/conversations';
import { justClosed, justRead, justReopened, justReplied } from './rules/what-changed';

type StoredConversations = readonly Identified<Conversation>[];

/** Publishes a conversation that was closed while this page was open, by any side, to the couple's other remotes. */
const publishClosed = ({ bus, telemetry }: MountProps, before: StoredConversations, now: StoredConversations): void => {
  for (const { id, weddingId, supplierId, closedReason } of justClosed(before, now))
    bus
      .publish('enquiry.closed', {
        weddingId,
        conversationId: id,
        supplierId,
        reason: closedReason ?? 'wedding-deleted',
      })
      .catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes a conversation that was reopened. */
const publishReopened = (
  { bus, telemetry }: MountProps,
  before: StoredConversations,
  now: StoredConversations,
): void => {
  for (const { id, weddingId, supplierId } of justReopened(before, now))
    bus
      .publish('enquiry.reopened', { weddingId, conversationId: id, supplierId })
      .catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes the couple's answers, from any device, with the server's time. */
const publishReplied = (
  { bus, telemetry }: MountProps,
  before: StoredConversations,
  now: StoredConversations,
): void => {
  for (const { id, repliedAt } of justReplied(before, now))
    bus
      .publish('conversation.replied', { conversationId: id, repliedAt })
      .catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes conversations that the reader's side has read. */
const publishRead = (
  { bus, telemetry }: MountProps,
  before: StoredConversations,
  now: StoredConversations,
  side: Side,
): void => {
  for (const { id } of justRead(before, now, side))
    bus.publish('conversation.read', { conversationId: id }).catch((error: unknown) => telemetry.error('inbox', error));
};

/** Publishes all changes between two answers of the server. */
const publishChanges = (host: MountProps, before: StoredConversations, now: StoredConversations, side: Side): void => {
  publishRead(host, before, now, side);
  if (side !== 'couple') return;
  publishClosed(host, before, now);
  publishReopened(host, before, now);
  publishReplied(host, before, now);
};

/** Publishes the number of couples that wait for a supplier's reply; nobody waits for a couple's. */
const publishWaiting = ({ bus, telemetry }: MountProps, count: number): void => {
  bus.publish('inbox.waiting-changed', { count }).catch((error: unknown) => telemetry.error('inbox', error));
};

/** Counts the couples that wait for the supplier that a person chose, as its inbox does; 0 for couples. */
const waitingIn = (conversations: StoredConversations, session: Session): number => {
  if (session.status !== 'signed-in' || sideOf(session.user.kind) === 'couple') return 0;
  const { supplierId: own } = session.user;
  const ours = conversations.filter(({ supplierId }) => own === null || supplierId === own);
  return ours.filter((one) => waitsFor('supplier', one, { isBooked: false })).length;
};

/**
 * Publishes the number of unread and waiting conversations while a person is signed in, on every screen, and those that
 * were closed, read or answered. It runs outside components, so it cannot use `useReading`: without the server's answer
 * an empty list is not published, connected or not.
 */
export const followConversations = (host: MountProps): ((uid: string | null) => void) => {
  let stop: () => void = () => undefined;
  let waiting = 0;
  const countWaiting = (count: number): void => {
    if (count !== waiting) publishWaiting(host, count);
    waiting = count;
  };
  return (uid) => {
    stop();
    stop = () => undefined;
    if (uid === null) {
      publishUnread(host, 0);
      return countWaiting(0);
    }
    let known: StoredConversations | null = null;
    // The inbox's screens and widgets have the same listener: a thousand conversations are read once.
    const list = liveList(host.firestore, conversationsOf(uid));
    const take = (): void => {
      const live = list.get();
      if (live.status === 'failed') return host.telemetry.error('inbox', live.error);
      const session = host.session.get();
      if (live.status === 'loading' || isPart(live) || session.status !== 'signed-in') return;
      const { value, fromCache } = live;
      if (fromCache && value.length === 0) return;
      const side = sideOf(session.user.kind);
      if (known !== null) publishChanges(host, known, value, side);
      known = value;
      const openId = new URLSearchParams(host.location.get().search).get('conversationId');
      publishUnread(host, unreadConversations(value, side, openId));
      countWaiting(waitingIn(value, session));
    };
    const unwatch = list.subscribe(take);
    take();
    // The person may choose another of their suppliers.
    const unsubscribe = host.session.subscribe(() => {
      if (known !== null) countWaiting(waitingIn(known, host.session.get()));
    });
    stop = () => {
      unwatch();
      unsubscribe();
    };
  };
};
