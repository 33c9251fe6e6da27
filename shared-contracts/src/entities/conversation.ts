import * as v from 'valibot';
import { countSchema, instantSchema } from './common';

const side = v.picklist(['couple', 'supplier']);

/** `conversations/{id}`: written by the backend, read by its members. Source: section 3, Inbox conversation. */
export const conversationSchema = v.object({
  weddingId: v.string(),
  supplierId: v.string(),
  supplierName: v.string(),
  supplierType: v.string(),
  supplierSlug: v.string(),
  /** Partners' names as the supplier sees them. */
  coupleName: v.string(),
  weddingDate: v.nullable(v.string()),
  /** Uids of everybody who may read: the couple's members and the supplier's people. */
  memberUids: v.array(v.string()),
  unread: v.object({ couple: countSchema, supplier: countSchema }),
  lastMessage: v.object({ body: v.string(), from: side, createdAt: instantSchema }),
  custom: v.object({ repliedByCouple: v.nullable(instantSchema) }),
  createdAt: instantSchema,
  /** Set when the couple deleted their wedding: nobody writes here any more. */
  closedAt: v.optional(instantSchema),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;

/** `conversations/{id}/messages/{id}`. */
export const messageSchema = v.object({
  from: side,
  senderUid: v.string(),
  body: v.string(),
  createdAt: instantSchema,
});
export type Message = v.InferOutput<typeof messageSchema>;

/** A conversation as one side's inbox lists it. Source: section 3, Inbox conversation. */
export const inboxConversationSchema = v.object({
  id: v.string(),
  isUnread: v.boolean(),
  unreadMessageCount: countSchema,
  lastMessage: v.object({ createdAt: instantSchema }),
  custom: v.object({ repliedByCouple: v.nullable(instantSchema) }),
});
export type InboxConversation = v.InferOutput<typeof inboxConversationSchema>;

/** What the inbox of one side shows of a stored conversation. */
export const inboxConversationOf = (
  conversation: Conversation & { id: string },
  reader: keyof Conversation['unread'],
): InboxConversation => ({
  id: conversation.id,
  isUnread: conversation.unread[reader] > 0,
  unreadMessageCount: conversation.unread[reader],
  lastMessage: { createdAt: conversation.lastMessage.createdAt },
  custom: conversation.custom,
});
