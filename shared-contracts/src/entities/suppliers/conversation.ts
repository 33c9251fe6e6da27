import * as v from 'valibot';
import { countSchema, instantSchema } from '../common';
import { dateAnswerSchema, quoteSchema, visitSchema } from './structured-answer';

/** The two sides of a conversation. */
export const conversationSides = ['couple', 'supplier'] as const;
const side = v.picklist(conversationSides);

/** Why a conversation ended. */
export const closingReasons = [
  'booked-elsewhere',
  'not-available',
  'not-needed',
  'blocked',
  /** The couple deleted their wedding. */
  'wedding-deleted',
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** What each side may say when it ends a conversation; the other reasons are the backend's. */
export const closingReasonsOf = {
  couple: ['booked-elsewhere', 'not-needed'],
  supplier: ['not-available'],
} as const satisfies Record<(typeof conversationSides)[number], readonly ClosingReason[]>;

/**
 * `conversations/{id}`: written by the backend, read by its members. What may be missing is read by `conversationState`
 * and `isArchived`. Source: S3-conversation-01.
 */
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
  /** Set when it was closed: nobody writes here any more. */
  closedAt: v.optional(instantSchema),
  /** Missing in older documents, which only the end of a wedding closed. */
  closedReason: v.optional(v.picklist(closingReasons)),
  /** The side that closed it; null when the wedding ended. */
  closedBy: v.optional(v.nullable(side)),
  /** Put away by one side; the other does not see it. */
  archived: v.optional(v.object({ couple: v.boolean(), supplier: v.boolean() })),
  /** The side that wants to hear no more, and since when. */
  blocked: v.optional(v.nullable(v.object({ by: side, at: instantSchema }))),
  /** When one side first told a moderator; `reportSchema` has the words. */
  reportedAt: v.optional(v.nullable(instantSchema)),
  /** When each side last read. */
  readAt: v.optional(v.object({ couple: v.nullable(instantSchema), supplier: v.nullable(instantSchema) })),
  /** The supplier's illustration. */
  picture: v.optional(v.object({ category: v.string(), seed: v.string() })),
  /** What the couple shared with the enquiry beside their names and day: `sharedFacts` makes it. */
  shared: v.optional(
    v.object({
      place: v.nullable(v.string()),
      guests: v.nullable(v.object({ day: countSchema, evening: countSchema })),
      /** They say that the price fits; never what they have. */
      budgetMatch: v.boolean(),
    }),
  ),
  /** The newest of each structured answer. */
  answers: v.optional(
    v.object({
      quote: v.optional(quoteSchema),
      date: v.optional(dateAnswerSchema),
      visit: v.optional(v.object({ ...visitSchema.entries, messageId: v.string() })),
    }),
  ),
  /** When the supplier first answered: reply times are counted from `createdAt`. */
  firstReplyAt: v.optional(v.nullable(instantSchema)),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;

/** A conversation as one side's inbox lists it. Source: S3-conversation-01. */
export const inboxConversationSchema = v.object({
  id: v.string(),
  isUnread: v.boolean(),
  unreadMessageCount: countSchema,
  lastMessage: v.object({ createdAt: instantSchema }),
  custom: v.object({ repliedByCouple: v.nullable(instantSchema) }),
});
export type InboxConversation = v.InferOutput<typeof inboxConversationSchema>;

/** Whether anybody may still write, and why not. */
export type ConversationState = { state: 'open' } | { state: 'closed'; reason: ClosingReason; at: string };

export const conversationState = ({
  closedAt,
  closedReason,
}: Pick<Conversation, 'closedAt' | 'closedReason'>): ConversationState =>
  closedAt === undefined
    ? { state: 'open' }
    : { state: 'closed', reason: closedReason ?? 'wedding-deleted', at: closedAt };

/** Whether a side has put the conversation away. */
export const isArchived = ({ archived }: Pick<Conversation, 'archived'>, reader: (typeof conversationSides)[number]) =>
  archived?.[reader] ?? false;

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
