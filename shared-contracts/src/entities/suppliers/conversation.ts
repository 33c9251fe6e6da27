import * as v from 'valibot';
import { type ClosingReason, closingReasons } from '#constants/suppliers/talk';
import { countSchema, instantSchema } from '../common';
import { dateAnswerSchema, quoteSchema, visitSchema } from './structured-answer';

/** The two sides of a conversation. */
export const conversationSides = ['couple', 'supplier'] as const;
const side = v.picklist(conversationSides);

/** Reason why a conversation ended, as it is shown: a conversation that fell silent was closed by nobody. */
export type EndReason = ClosingReason | 'silence';

/** Days without a message after which a conversation is closed; both sides may reopen it. */
export const silenceDays = 60;

/** Reasons that each side may give when it ends a conversation; the others are the backend's. */
export const closingReasonsOf = {
  couple: ['booked-elsewhere', 'not-needed'],
  supplier: ['not-available'],
} as const satisfies Record<(typeof conversationSides)[number], readonly ClosingReason[]>;

/** Facts that a couple may withhold in an enquiry; without `guests`, evening guests are not shown either. */
export const sharedItems = ['date', 'place', 'guests', 'evening'] as const;
export type SharedItem = (typeof sharedItems)[number];

/**
 * `conversations/{id}`: written by the backend, read by its members. `conversationState` and `isArchived` read fields
 * that may be missing. Source: S3-conversation-01.
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
  /** Time of its end: it is closed for writing. */
  closedAt: v.optional(instantSchema),
  /** Missing in older documents, which only the end of a wedding closed. */
  closedReason: v.optional(v.picklist(closingReasons)),
  /**
   * The side that closed it; null when the wedding ended, or the conversation fell silent (`not-needed`;
   * `conversationState`).
   */
  closedBy: v.optional(v.nullable(side)),
  /** The supplier whose booking closed it; taken back with the booking. */
  closedFor: v.optional(v.nullable(v.string())),
  /** Put away by one side; the other does not see it. */
  archived: v.optional(v.object({ couple: v.boolean(), supplier: v.boolean() })),
  /** The side that wants to hear no more, and since when. */
  blocked: v.optional(v.nullable(v.object({ by: side, at: instantSchema }))),
  /** Time of a side's first report; `reportSchema` has the text. */
  reportedAt: v.optional(v.nullable(instantSchema)),
  /** Time of each side's last reading. */
  readAt: v.optional(v.object({ couple: v.nullable(instantSchema), supplier: v.nullable(instantSchema) })),
  /** The supplier's illustration. */
  picture: v.optional(v.object({ category: v.string(), seed: v.string() })),
  /** Facts that the couple shared with the enquiry beside their names and day; `sharedFacts` makes it. */
  shared: v.optional(
    v.object({
      place: v.nullable(v.string()),
      guests: v.nullable(v.object({ day: countSchema, evening: countSchema })),
      /** True when the couple says that the price fits; never the budget itself. */
      budgetMatch: v.boolean(),
      /** Facts that the couple chose not to share; missing for none. */
      withheld: v.optional(v.array(v.picklist(sharedItems))),
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
  /** Time of the supplier's first reply: reply times are counted from `createdAt`. */
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

/** State of a conversation: open for messages, or closed with the reason. */
export type ConversationState = { state: 'open' } | { state: 'closed'; reason: EndReason; at: string };

export const conversationState = ({
  closedAt,
  closedReason,
  closedBy,
}: Pick<Conversation, 'closedAt' | 'closedReason' | 'closedBy'>): ConversationState => {
  if (closedAt === undefined) return { state: 'open' };
  const isSilent = closedReason === 'not-needed' && closedBy === null;
  return { state: 'closed', reason: isSilent ? 'silence' : (closedReason ?? 'wedding-deleted'), at: closedAt };
};

/** Returns true when a side may reopen a conversation: one that it closed itself, or that ended in silence. */
export const mayReopen = (
  conversation: Pick<Conversation, 'closedAt' | 'closedReason' | 'closedBy'>,
  by: (typeof conversationSides)[number],
): boolean => {
  const ended = conversationState(conversation);
  if (ended.state === 'open' || ended.reason === 'wedding-deleted' || ended.reason === 'blocked') return false;
  return ended.reason === 'silence' || conversation.closedBy === by;
};

/** Returns true when a side has archived the conversation. */
export const isArchived = ({ archived }: Pick<Conversation, 'archived'>, reader: (typeof conversationSides)[number]) =>
  archived?.[reader] ?? false;

/** A stored conversation as the inbox of one side shows it. */
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
