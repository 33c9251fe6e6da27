import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Conversation, User, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { coupleNameOf, sharesDate } from '@posy/shared-contracts/rules';

/** The sides of a conversation. */
export type Side = 'couple' | 'supplier';

/** Returns the side that a person speaks for. */
export const sideOf = (kind: User['kind']): Side => (kind === 'supplier' ? 'supplier' : 'couple');

/** Returns the name of the other side. */
export const otherName = (conversation: Conversation, side: Side): string =>
  side === 'couple' ? conversation.supplierName : conversation.coupleName;

/** The couple's facts that the supplier sees. */
export type CoupleSeen = NonNullable<NonNullable<EndpointInput<'updateConversation'>['body']>['user']>;

/** Returns the couple's facts when they differ from those in the conversation; null when nothing changed. */
export const coupleNews = (conversation: Conversation, wedding: Identified<Wedding>): CoupleSeen | null => {
  const seen = { name: coupleNameOf(wedding), weddingDate: sharesDate(conversation) ? wedding.date : null };
  const isCurrent = seen.name === conversation.coupleName && seen.weddingDate === conversation.weddingDate;
  return isCurrent || seen.name === '' || conversation.weddingId !== wedding.id ? null : seen;
};

/** Returns the number of unread messages; 0 for the open conversation. Source: S4-inbox. */
export const unreadIn = (conversation: Identified<Conversation>, side: Side, openId: string | null): number =>
  conversation.id === openId ? 0 : conversation.unread[side];

/** Counts the conversations with unread messages. */
export const unreadConversations = (
  conversations: readonly Identified<Conversation>[],
  side: Side,
  openId: string | null,
): number => conversations.filter((conversation) => unreadIn(conversation, side, openId) > 0).length;

/** Sorts by the newest message; ties by id, so that the order is stable. */
export const byLatestMessage = (a: Identified<Conversation>, b: Identified<Conversation>): number => {
  const apart = Date.parse(b.lastMessage.createdAt) - Date.parse(a.lastMessage.createdAt);
  return apart !== 0 ? apart : a.id < b.id ? -1 : Number(a.id > b.id);
};
