import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { otherSide } from './conversation/conversation-changes';
import { conversationClosed, participate, type Participation } from './conversation/conversation-side';
import { isWithheld } from './withheld';

type ConversationUpdate = Call<'updateConversation'>['body'];

const whoTheyAre = (
  { user }: ConversationUpdate,
  conversation: DocumentSnapshot,
  { side, level, isClosed, blockedBy }: Participation,
) => {
  if (user === undefined) return {};
  if (isClosed) throw conversationClosed(conversation);
  if (side !== 'couple' || level !== 'edit')
    throw new Refusal(403, 'not-allowed', 'Only the couple may say who they are.');
  // A name is words too: while one side wants to hear no more, it is only marked read.
  if (blockedBy !== null) return {};
  // A day that was withheld stays so, whatever a page sends.
  const isShared = !isWithheld(conversation, 'date');
  return { coupleName: user.name, ...(isShared && { weddingDate: user.weddingDate }) };
};

const readMark = (conversation: DocumentSnapshot, { side, level }: Participation) => {
  if (level !== 'edit' || conversation.get(`unread.${side}`) === 0) return {};
  const other = otherSide(side);
  const readAt = {
    [side]: FieldValue.serverTimestamp(),
    [other]: (conversation.get(`readAt.${other}`) as unknown) ?? null,
  };
  return { [`unread.${side}`]: 0, readAt };
};

/**
 * Marks a conversation read for the caller's side: its unread count becomes 0, unless the caller is read-only. With
 * `user`, the supplier sees the couple's current names and day. Source: S4-inbox, S7-inbox-update-01.
 */
export const updateConversation: Handler<'updateConversation'> = async ({ firestore, pushes }, call) => {
  const { uid } = caller(call);
  const reference = firestore.doc(`conversations/${call.params.id}`);
  await firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(reference);
    const participation = await participate(firestore, transaction, conversation, uid);
    const read = readMark(conversation, participation);
    const changes = { ...whoTheyAre(call.body, conversation, participation), ...read };
    if (Object.keys(changes).length > 0) transaction.update(reference, changes);
    if (Object.keys(read).length === 0) return;
    const event = randomUUID();
    for (const reader of participation.ownUids)
      await pushes.notify(reader, { kind: 'count-changed', event, ids: {} }, transaction);
  });
  pushes.deliverSoon();
  return {};
};
