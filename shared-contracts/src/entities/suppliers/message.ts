import * as v from 'valibot';
import { attachmentConstants } from '#constants/suppliers/attachments';
import { countSchema, instantSchema, textSchema } from '../common';
import { conversationSides } from './conversation';
import {
  type DateAnswer,
  dateAnswerSchema,
  quoteSchema,
  type StoredQuote,
  storedQuoteSchema,
  type Visit,
  visitSchema,
} from './structured-answer';

/** Kinds of a message's content beside its text. */
export const messageKinds = ['text', 'quote', 'date', 'visit', 'attachment'] as const;

const attachmentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/));

/** Content that may be sent with a message; a visit is proposed here, and the other side answers it (`answerVisit`). */
export const sentContentSchema = v.variant('kind', [
  v.object({ kind: v.literal('quote'), quote: quoteSchema }),
  v.object({ kind: v.literal('date'), date: dateAnswerSchema }),
  v.object({ kind: v.literal('visit'), visit: v.omit(visitSchema, ['answer']) }),
  v.object({ kind: v.literal('attachment'), attachment: v.object({ id: attachmentId }) }),
]);
export type SentContent = v.InferOutput<typeof sentContentSchema>;

/** A file that was uploaded here (`uploadAttachment`); its address is asked for when it is opened (`attachmentLink`). */
export const attachmentSchema = v.object({
  id: attachmentId,
  /** Name that the sender gave, with the ending of the real type. */
  name: textSchema(attachmentConstants.nameLength),
  /** Type that the bytes have, not the name: one of `attachmentConstants.types`. */
  type: textSchema(attachmentConstants.typeLength),
  bytes: countSchema,
});

/** `conversations/{id}/messages/{id}`: written by the backend, read by the conversation's members. */
export const messageSchema = v.object({
  from: v.picklist(conversationSides),
  senderUid: v.string(),
  /** Name of the sender, one of the couple or of the supplier's people, at that time. */
  senderName: v.optional(v.string()),
  body: v.string(),
  /** Missing: `text`. `messageContent` reads it. */
  kind: v.optional(v.picklist(messageKinds)),
  quote: v.optional(storedQuoteSchema),
  date: v.optional(dateAnswerSchema),
  visit: v.optional(visitSchema),
  attachment: v.optional(attachmentSchema),
  createdAt: instantSchema,
  /** Moment at which the other side read it. */
  readAt: v.optional(v.nullable(instantSchema)),
});
export type Message = v.InferOutput<typeof messageSchema>;

export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** A message's content by its kind. */
export type MessageContent =
  | { kind: 'text' }
  | { kind: 'quote'; quote: StoredQuote }
  | { kind: 'date'; date: DateAnswer }
  | { kind: 'visit'; visit: Visit }
  | { kind: 'attachment'; attachment: Attachment };

/** Returns the content of a message; a message whose content is missing is text alone. */
export const messageContent = ({ kind, quote, date, visit, attachment }: Message): MessageContent => {
  if (kind === 'quote' && quote !== undefined) return { kind, quote };
  if (kind === 'date' && date !== undefined) return { kind, date };
  if (kind === 'visit' && visit !== undefined) return { kind, visit };
  if (kind === 'attachment' && attachment !== undefined) return { kind, attachment };
  return { kind: 'text' };
};
