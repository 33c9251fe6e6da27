import { type ApiContext, caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { linkOf } from '#attachments/attachment-link';
import { type AttachmentRecord, attachmentRecordOf, readAttachment } from '#attachments/attachment-records';
import { participate } from '../conversation/conversation-side';

/**
 * Returns true when this person may open the file now: once sent, the conversation's people; before, only the uploader.
 */
export const mayOpen = async (
  { firestore }: Pick<ApiContext, 'firestore'>,
  { conversationId, messageId, ownerUid }: AttachmentRecord,
  uid: string,
): Promise<boolean> => {
  if (messageId === null && ownerUid !== uid) return false;
  return firestore
    .runTransaction(async (transaction) => {
      const conversation = await transaction.get(firestore.doc(`conversations/${conversationId}`));
      await participate(firestore, transaction, conversation, uid);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    });
};

/** Makes an address that opens a file of a conversation for one of its people, for a few minutes. */
export const attachmentLink: Handler<'attachmentLink'> = async (context, call) => {
  const { firestore, now } = context;
  const { id, attachmentId } = call.params;
  const { uid } = caller(call);
  await firestore.runTransaction(async (transaction) =>
    participate(firestore, transaction, await transaction.get(firestore.doc(`conversations/${id}`)), uid),
  );
  const record = readAttachment(await attachmentRecordOf(firestore, attachmentId).get());
  if (record === null || record.conversationId !== id || !(await mayOpen(context, record, uid)))
    throw new Refusal(404, 'attachment-unknown', 'There is no such file here.');
  const { path, until } = linkOf(record.key, attachmentId, uid, now());
  return { path, expiresAt: new Date(until).toISOString() };
};
