import { attachmentConstants } from '@posy/shared-contracts/constants';
import { type Attachment, conversationSides } from '@posy/shared-contracts/entities';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plainReads, type Reads } from '#documents/reads';

/** `attachments/{id}`: what the backend knows of a message's file. Clients neither read nor write it. */
const recordSchema = v.object({
  conversationId: v.string(),
  /** The side that sent it: the couple's files are deleted with their wedding. */
  side: v.picklist(conversationSides),
  ownerUid: v.string(),
  /** The message that has it; null while it is not sent. */
  messageId: v.nullable(v.string()),
  name: v.string(),
  type: v.picklist(attachmentConstants.types),
  bytes: v.number(),
  /** Signs its links. */
  key: v.string(),
});
export type AttachmentRecord = v.InferOutput<typeof recordSchema>;

const attachments = (firestore: Firestore) => firestore.collection('attachments');

/** The record of a file. */
export const attachmentRecordOf = (firestore: Firestore, id: string): DocumentReference =>
  attachments(firestore).doc(id);

/** Reads a record; null when there is no such file of a message. */
export const readAttachment = (snapshot: DocumentSnapshot): AttachmentRecord | null =>
  snapshot.get('conversationId') === undefined ? null : v.parse(recordSchema, snapshot.data());

/** Writes the record of a file that is not sent yet. */
export const createAttachment = (
  transaction: Transaction,
  reference: DocumentReference,
  record: AttachmentRecord,
  now: number,
): void => {
  const checkAt = Timestamp.fromMillis(now + attachmentConstants.unsentLifetimeMs);
  transaction.create(reference, { ...record, createdAt: Timestamp.fromMillis(now), checkAt });
};

/** Fields of a record once its message is sent: its clean-up check ends. */
export const sentWith = (messageId: string) => ({ messageId, checkAt: null });

/** A file as messages and suppliers have it. */
export const attachmentOf = (
  id: string,
  { name, type, bytes }: Pick<AttachmentRecord, 'name' | 'type' | 'bytes'>,
): Attachment => ({
  id,
  name,
  type,
  bytes,
});

/** Returns the number of files that a query finds. */
export const countOf = async (query: Query, reads: Reads = plainReads): Promise<number> =>
  (await reads.get(query.count())).data().count;

/**
 * Returns true when the account has reached the limit of its side's files, or of its unsent files. Each is counted by itself:
 * a supplier's are too many to be watched by a transaction.
 */
export const hasReachedLimit = async (firestore: Firestore, uid: string): Promise<boolean> => {
  const { mostPerAccount, mostUnsent } = attachmentConstants;
  const own = attachments(firestore).where('ownerUid', '==', uid);
  const counts = await Promise.all([
    ...conversationSides.map(async (side) => (await countOf(own.where('side', '==', side))) >= mostPerAccount[side]),
    countOf(own.where('messageId', '==', null)).then((unsent) => unsent >= mostUnsent),
  ]);
  return counts.includes(true);
};

/** Returns true when the account has reached the limit of unsent files; checked where another one is recorded. */
export const hasReachedUnsentLimit = async (
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<boolean> => {
  const { mostUnsent } = attachmentConstants;
  const unsent = attachments(firestore).where('ownerUid', '==', uid).where('messageId', '==', null);
  return (await transaction.get(unsent.select().limit(mostUnsent))).size >= mostUnsent;
};

/** The files of a conversation, of both sides. */
export const attachmentsOf = (firestore: Firestore, conversationId: string): Query =>
  attachments(firestore).where('conversationId', '==', conversationId);

/** Query of files, of messages and of weddings, whose clean-up check is due; `most` at a time. */
export const dueAttachments = (firestore: Firestore, now: number, most: number): Query =>
  attachments(firestore).where('checkAt', '<=', Timestamp.fromMillis(now)).limit(most);
