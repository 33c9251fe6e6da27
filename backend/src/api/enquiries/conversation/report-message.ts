import { FieldValue } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { takeReport } from '#api/moderation/take-report';
import { Refusal } from '#api/refusal';
import { changeConversation } from './change-conversation';

/** Reports a message of the other side to moderators: one report for each person and message. */
export const reportMessage: Handler<'reportMessage'> = ({ firestore, now }, call) =>
  changeConversation({ firestore }, call, async ({ transaction, conversation, side, uid }) => {
    const { messageId } = call.params;
    const { reason, words } = call.body;
    const message = await transaction.get(conversation.ref.collection('messages').doc(messageId));
    if (!message.exists) throw new Refusal(404, 'message-unknown', 'This message is not here any more.');
    if (message.get('from') === side)
      throw new Refusal(400, 'own-message', 'Only messages of the other side can be reported.');
    const about = { kind: 'message', id: messageId, within: conversation.id } as const;
    const isNew = await takeReport({ firestore, transaction, now: now() }, { about, reason, words, by: uid });
    if (isNew && (conversation.get('reportedAt') ?? null) === null)
      transaction.update(conversation.ref, { reportedAt: FieldValue.serverTimestamp() });
  });
