import { randomBytes } from 'node:crypto';
import { type Transaction } from 'firebase-admin/firestore';
import { attachmentName } from '#attachments/attachment-name';
import {
  attachmentOf,
  attachmentRecordOf,
  createAttachment,
  hasItsFill,
  readAttachment,
} from '#attachments/attachment-records';
import { type KeptFile, readAttachmentFile } from '#attachments/read-attachment';
import { PhotoFault } from '#photos/photo-fault';
import { atMost } from '#pictures/at-most';
import { type ApiContext, type Call, caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { newSecret } from '#api/secret';
import { type Side } from '../conversation/conversation-changes';
import { participate, requireWritable } from '../conversation/conversation-side';

/** Unpacking takes memory: two at a time, the others wait. */
const limited = atMost(2);

const faults = {
  'too-many-pixels': () => new Refusal(413, 'photo-too-many-pixels', 'This picture has too many pixels.'),
  unreadable: () => new Refusal(400, 'attachment-unreadable', 'This file could not be opened. It may be damaged.'),
};

const read = async (file: Buffer): Promise<KeptFile> => {
  const kept = await limited(() => readAttachmentFile(file)).catch((error: unknown) => {
    throw error instanceof PhotoFault ? faults[error.reason]() : error;
  });
  if (kept === null)
    throw new Refusal(415, 'attachment-type', 'Please choose a PDF, or a JPEG, PNG, WebP or HEIC picture.');
  return kept;
};

type Upload = Call<'uploadAttachment'>;

/** The caller's side, if they may write here now. */
const writingSide = async ({ firestore }: ApiContext, call: Upload, transaction: Transaction): Promise<Side> => {
  const conversation = await transaction.get(firestore.doc(`conversations/${call.params.id}`));
  const participation = await participate(firestore, transaction, conversation, caller(call).uid);
  requireWritable(conversation, participation);
  return participation.side;
};

/** Makes the record, if its sender may still write where it is meant for. */
const createRecord = (context: ApiContext, call: Upload, id: string, { body, type }: KeptFile) =>
  context.firestore.runTransaction(async (transaction) => {
    const record = {
      conversationId: call.params.id,
      side: await writingSide(context, call, transaction),
      ownerUid: caller(call).uid,
      messageId: null,
      name: attachmentName(call.body.name, type),
      type,
      bytes: body.length,
      key: newSecret(32),
    };
    createAttachment(transaction, attachmentRecordOf(context.firestore, id), record, context.now());
    return record;
  });

/** Takes a file for a message of a conversation of the caller. */
export const uploadAttachment: Handler<'uploadAttachment'> = async (context, call) => {
  const { firestore, attachments } = context;
  await firestore.runTransaction((transaction) => writingSide(context, call, transaction));
  if (await hasItsFill(firestore, caller(call).uid))
    throw new Refusal(409, 'attachment-quota', 'You have sent as many files as we can keep.');
  const kept = await read(call.file);
  const id = randomBytes(24).toString('base64url');
  // The record first: what is never stored is swept away by it.
  const record = await createRecord(context, call, id, kept);
  const reference = attachmentRecordOf(firestore, id);
  try {
    await attachments.write(id, kept.body);
  } catch (error) {
    await reference.delete();
    throw error;
  }
  // The conversation was emptied while it was written: nobody knows of the file any more.
  if (readAttachment(await reference.get()) === null) await attachments.remove(id);
  return attachmentOf(id, record);
};
