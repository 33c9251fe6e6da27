import { checkMessageContent, type MessageContentFault } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { attachmentOf, attachmentRecordOf, readAttachment, sentWith } from '#attachments/attachment-records';
import { personOf } from '../activity';
import { type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import {
  afterMessage,
  type CarriedContent,
  type ConversationSide,
  messageNotice,
  newestAnswer,
  newMessage,
  otherSide,
} from './conversation/conversation-changes';
import { participate, requireWritable } from './conversation/conversation-side';
import { pushAt } from './conversation/looks-on';

const faults: Record<MessageContentFault, string> = {
  'not-your-side': 'Prices and answers about days come from the supplier.',
  'no-such-day': 'There is no such day: please choose one from the calendar.',
  'day-over': 'That day is over: please choose a later one.',
  'deposit-too-high': 'A deposit is no more than the price.',
  'hold-end': 'A day that is kept free needs the last day until which it is, no later than the day itself.',
};

/** Returns the earliest current day of any time zone. */
const earliestToday = (now: number): string => new Date(now - 12 * 3_600_000).toISOString().slice(0, 10);

const requireWellMade = ({ content }: Call<'sendMessage'>['body'], side: ConversationSide, now: number): void => {
  const fault = content === undefined ? null : checkMessageContent(content, side, earliestToday(now));
  if (fault !== null) throw new Refusal(400, `message-${fault}`, faults[fault]);
};

/** Reply statistics of a message's side: the couple's last reply, the supplier's first. */
const replied = (side: ConversationSide, conversation: DocumentSnapshot) => {
  const at = FieldValue.serverTimestamp();
  if (side === 'couple') return { 'custom.repliedByCouple': at };
  return (conversation.get('firstReplyAt') ?? null) === null ? { firstReplyAt: at } : {};
};

const stateOf = { free: 'free', held: 'held', 'not-free': 'busy' } as const;

/** An answer about a day is the supplier's newest word on it: search, profile and desk say the same. */
const storeDay = (
  { body: { content } }: Call<'sendMessage'>,
  transaction: Transaction,
  conversation: DocumentSnapshot,
) => {
  if (content?.kind !== 'date') return;
  const { day, answer, heldUntil } = content.date;
  const path = `suppliers/${String(conversation.get('supplierId'))}/busyDays/${day}`;
  const word = { day, state: stateOf[answer], until: heldUntil, updatedAt: FieldValue.serverTimestamp() };
  transaction.set(conversation.ref.firestore.doc(path), word);
};

/** Gives an uploaded file to its message. */
const takeAttachment = async (
  call: Call<'sendMessage'>,
  transaction: Transaction,
  firestore: Firestore,
): Promise<CarriedContent | undefined> => {
  const { clientId, content } = call.body;
  if (content?.kind !== 'attachment') return undefined;
  const { id } = content.attachment;
  const reference = attachmentRecordOf(firestore, id);
  const record = readAttachment(await transaction.get(reference));
  const isOwn = record?.conversationId === call.params.id && record.ownerUid === caller(call).uid;
  if (!isOwn || record.messageId !== null)
    throw new Refusal(400, 'attachment-unknown', 'This file is not here any more: please choose it again.');
  transaction.update(reference, sentWith(clientId));
  return { kind: 'attachment', attachment: attachmentOf(id, record) };
};

/** Adds a message to a conversation of the caller; once for each `clientId`. */
export const sendMessage: Handler<'sendMessage'> = async ({ firestore, pushes, talkLetters, now }, call) => {
  const { clientId, body, content } = call.body;
  const { uid } = caller(call);
  const reference = firestore.doc(`conversations/${call.params.id}`);
  const message = reference.collection('messages').doc(clientId);
  await firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(reference);
    const participation = await participate(firestore, transaction, conversation, uid);
    const { side, memberUids, otherUids } = participation;
    requireWritable(conversation, participation);
    requireWellMade(call.body, side, now());
    if ((await transaction.get(message)).exists) return;
    const sender = await personOf(firestore, transaction, uid);
    const carried = content?.kind === 'attachment' ? await takeAttachment(call, transaction, firestore) : content;
    transaction.update(reference, {
      ...afterMessage(side, body, memberUids),
      ...replied(side, conversation),
      ...newestAnswer(clientId, content),
    });
    storeDay(call, transaction, conversation);
    transaction.create(message, newMessage(side, sender, body, carried));
    const notice = messageNotice(side, reference.id, clientId);
    const at = pushAt(conversation, otherSide(side), now());
    for (const other of otherUids.filter((one) => one !== uid)) {
      await pushes.notify(other, notice, transaction, at);
      talkLetters.notify(transaction, other, reference.id);
    }
  });
  pushes.deliverSoon();
  return { messageId: clientId };
};
