import { FieldValue } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { changeConversation } from './change-conversation';
import { conversationBlocked } from './conversation-side';

/**
 * Blocks or unblocks the other side: only the side that blocked may unblock. The block applies to the people of the
 * other side: another wedding of theirs opens no other conversation.
 */
export const blockConversation: Handler<'blockConversation'> = (context, call) =>
  changeConversation(context, call, ({ transaction, conversation, side, otherUids, blockedBy }) => {
    const { blocked } = call.body;
    if (blockedBy !== null && blockedBy !== side) throw conversationBlocked();
    if (blocked === (blockedBy === side)) return;
    const mark = blocked ? { by: side, at: FieldValue.serverTimestamp(), people: otherUids } : null;
    transaction.update(conversation.ref, { blocked: mark });
  });
