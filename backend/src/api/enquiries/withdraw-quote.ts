import { type Message, messageContent, messageSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { changeConversation } from './conversation/change-conversation';
import { requireWritable } from './conversation/conversation-side';

const notAQuote = () => new Refusal(404, 'not-a-quote', 'There is no price to take back here.');

const read = (stored: DocumentSnapshot): Message | null => {
  const message = v.safeParse(messageSchema, plain(stored.data()));
  return message.success ? message.output : null;
};

/** The price that a message names and that was not taken back. */
const validQuote = (stored: DocumentSnapshot): { at: string; quote: object } | null => {
  const message = read(stored);
  const content = message === null ? null : messageContent(message);
  if (message === null || content?.kind !== 'quote' || content.quote.withdrawnAt != null) return null;
  return { at: message.createdAt, quote: content.quote };
};

/** Takes a price back: the message stays, the conversation has the newest one that stands, or none. */
export const withdrawQuote: Handler<'withdrawQuote'> = (context, call) =>
  changeConversation(context, call, async ({ transaction, conversation, ...participation }) => {
    requireWritable(conversation, participation);
    const messages = conversation.ref.collection('messages');
    const reference = messages.doc(call.params.messageId);
    const stored = await transaction.get(reference);
    const message = read(stored);
    if (message === null || message.from !== participation.side || messageContent(message).kind !== 'quote')
      throw notAQuote();
    if (validQuote(stored) === null) return;
    const quotes = await transaction.get(messages.where('kind', '==', 'quote'));
    const [newest] = quotes.docs
      .filter(({ id }) => id !== reference.id)
      .flatMap((document) => validQuote(document) ?? [])
      .sort((a, b) => (a.at < b.at ? 1 : -1));
    transaction.update(reference, { 'quote.withdrawnAt': FieldValue.serverTimestamp() });
    transaction.update(conversation.ref, { 'answers.quote': newest?.quote ?? FieldValue.delete() });
  });
