import { FieldValue } from 'firebase-admin/firestore';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { afterMessage, messageNotice, newMessage } from './conversation-changes';
import { conversationClosed, participate } from './conversation-side';

/** Adds a message to a conversation of the caller; once for each `clientId`. */
export const sendMessage: Handler<'sendMessage'> = async ({ firestore, pushes }, call) => {
  const { clientId, body } = call.body;
  const { uid } = caller(call);
  const reference = firestore.doc(`conversations/${call.params.id}`);
  const message = reference.collection('messages').doc(clientId);
  await firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(reference);
    const { side, level, memberUids, otherUids, isClosed } = await participate(
      firestore,
      transaction,
      conversation,
      uid,
    );
    if (isClosed) throw conversationClosed();
    if (level === 'view') throw new Refusal(403, 'not-allowed', 'You may read these messages, and not answer them.');
    if ((await transaction.get(message)).exists) return;
    transaction.update(reference, {
      ...afterMessage(side, body, memberUids),
      ...(side === 'couple' && { 'custom.repliedByCouple': FieldValue.serverTimestamp() }),
    });
    transaction.create(message, newMessage(side, uid, body));
    const notice = messageNotice(side, reference.id, clientId);
    for (const other of otherUids) if (other !== uid) await pushes.notify(other, notice, transaction);
  });
  pushes.deliverSoon();
  return { messageId: clientId };
};
