import * as v from 'valibot';
import { instantSchema } from './common';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
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
  unread: v.object({ couple: count, supplier: count }),
  lastMessage: v.object({ body: v.string(), from: side, createdAt: instantSchema }),
  custom: v.object({ repliedByCouple: v.nullable(instantSchema) }),
  createdAt: instantSchema,
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
