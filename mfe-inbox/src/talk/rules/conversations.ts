import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Conversation, User, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { coupleNameOf, sharesDate } from '@posy/shared-contracts/rules';

/** Which side of a conversation somebody is on. */
export type Side = 'couple' | 'supplier';

/** The side that a person speaks for. */
export const sideOf = (kind: User['kind']): Side => (kind === 'supplier' ? 'supplier' : 'couple');

/** Whom one talks with. */
export const otherName = (conversation: Conversation, side: Side): string =>
  side === 'couple' ? conversation.supplierName : conversation.coupleName;

/** What the supplier sees of the couple. */
export type CoupleSeen = NonNullable<NonNullable<EndpointInput<'updateConversation'>['body']>['user']>;

/** What the supplier should see of the couple, when it differs from what they see; null when nothing changed. */
export const coupleNews = (conversation: Conversation, wedding: Identified<Wedding>): CoupleSeen | null => {
  const seen = { name: coupleNameOf(wedding), weddingDate: sharesDate(conversation) ? wedding.date : null };
  const isCurrent = seen.name === conversation.coupleName && seen.weddingDate === conversation.weddingDate;
  return isCurrent || seen.name === '' || conversation.weddingId !== wedding.id ? null : seen;
};

/** Messages that wait to be read; none in the conversation that is open. Source: S4-inbox. */
export const unreadIn = (conversation: Identified<Conversation>, side: Side, openId: string | null): number =>
  conversation.id === openId ? 0 : conversation.unread[side];

/** How many conversations wait to be read. */
export const unreadConversations = (
  conversations: readonly Identified<Conversation>[],
  side: Side,
  openId: string | null,
): number => conversations.filter((conversation) => unreadIn(conversation, side, openId) > 0).length;

/** The newest message first; of two at the same instant, by id, so that the order never flickers. */
export const byLatestMessage = (a: Identified<Conversation>, b: Identified<Conversation>): number => {
  const apart = Date.parse(b.lastMessage.createdAt) - Date.parse(a.lastMessage.createdAt);
  return apart !== 0 ? apart : a.id < b.id ? -1 : Number(a.id > b.id);
};
