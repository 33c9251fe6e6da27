import { FieldValue } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { changeConversation } from './change-conversation';

/** Tells moderators of a message of the other side: one report for each person and message. */
export const reportMessage: Handler<'reportMessage'> = (context, call) =>
  changeConversation(context, call, async ({ transaction, conversation, side, uid }) => {
    const { messageId } = call.params;
    const { reason, words } = call.body;
    const report = context.firestore.doc(`reports/${uid}_message_${messageId}`);
    const [message, earlier] = await transaction.getAll(conversation.ref.collection('messages').doc(messageId), report);
    if (message?.exists !== true) throw new Refusal(404, 'message-unknown', 'This message is not here any more.');
    if (message.get('from') === side)
      throw new Refusal(400, 'own-message', 'Only messages of the other side can be reported.');
    if (earlier?.exists === true) return;
    const at = FieldValue.serverTimestamp();
    const about = { kind: 'message', id: messageId, within: conversation.id };
    const open = { state: 'open', createdAt: at, decidedBy: null, decidedAt: null };
    transaction.create(report, { about, reason, words, by: uid, ...open });
    if ((conversation.get('reportedAt') ?? null) === null) transaction.update(conversation.ref, { reportedAt: at });
  });
