import { type Transaction } from 'firebase-admin/firestore';
import { type ApiContext, type Call, caller, type Handler } from '#api/handler';
import { fileLimitReached, storeFile } from '#api/store-file';
import {
  attachmentOf,
  attachmentRecordOf,
  createAttachment,
  hasReachedLimit,
  hasReachedUnsentLimit,
} from '#attachments/attachment-records';
import { inTurn } from '#documents/in-turn';
import { type ConversationSide } from '../conversation/conversation-changes';
import { participate, requireWritable } from '../conversation/conversation-side';

type Upload = Call<'uploadAttachment'>;

/** The caller's side, if they may write here now. */
const writingSide = async (
  { firestore }: ApiContext,
  call: Upload,
  transaction: Transaction,
): Promise<ConversationSide> => {
  const conversation = await transaction.get(firestore.doc(`conversations/${call.params.id}`));
  const participation = await participate(firestore, transaction, conversation, caller(call).uid);
  requireWritable(conversation, participation);
  return participation.side;
};

/** Takes a file for a message of a conversation of the caller. */
export const uploadAttachment: Handler<'uploadAttachment'> = async (context, call) => {
  const { firestore } = context;
  const { uid } = caller(call);
  await firestore.runTransaction((transaction) => writingSide(context, call, transaction));
  if (await hasReachedLimit(firestore, uid)) throw fileLimitReached();
  const { id, record } = await storeFile(context, { file: call.file, name: call.body.name }, (newId, facts) =>
    inTurn(firestore, uid, async (transaction) => {
      // Its sender may have lost the right to write here in the meantime.
      const side = await writingSide(context, call, transaction);
      // Uploads that came at the same time were not counted yet; those at another server are as many as may wait, at most.
      const isFull =
        (await hasReachedLimit(firestore, uid)) || (await hasReachedUnsentLimit(firestore, transaction, uid));
      if (isFull) throw fileLimitReached();
      const made = { ...facts, conversationId: call.params.id, side, ownerUid: uid, messageId: null };
      createAttachment(transaction, attachmentRecordOf(firestore, newId), made, context.now());
      return made;
    }),
  );
  return attachmentOf(id, record);
};
