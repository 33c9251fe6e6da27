import { caller, type Handler } from '../handler';
import { participate } from './conversation-side';

/** Marks a conversation read for the caller's side: its unread count becomes 0, unless they only read along. Source: section 4, Inbox conversations. */
export const updateConversation: Handler<'updateConversation'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const reference = firestore.doc(`conversations/${call.params.id}`);
  await firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(reference);
    const { side, level } = await participate(firestore, transaction, conversation, uid);
    if (level === 'edit' && conversation.get(`unread.${side}`) !== 0)
      transaction.update(reference, { [`unread.${side}`]: 0 });
  });
  return {};
};
