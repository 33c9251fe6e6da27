import { messageContent, messageSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { changeConversation } from './conversation/change-conversation';
import { requireWritable } from './conversation/conversation-side';

const notAVisit = () => new Refusal(404, 'not-a-visit', 'There is no visit to answer here.');

/** Says yes or no to a visit that the other side proposed, once. */
export const answerVisit: Handler<'answerVisit'> = (context, call) =>
  changeConversation(context, call, async ({ transaction, conversation, ...participation }) => {
    const { answer } = call.body;
    requireWritable(conversation, participation);
    const reference = conversation.ref.collection('messages').doc(call.params.messageId);
    const message = v.safeParse(messageSchema, plain((await transaction.get(reference)).data()));
    if (!message.success || message.output.from === participation.side) throw notAVisit();
    const content = messageContent(message.output);
    if (content.kind !== 'visit') throw notAVisit();
    if (content.visit.answer === answer) return;
    if (content.visit.answer !== 'proposed')
      throw new Refusal(409, 'visit-answered', 'This visit has been answered already: please propose another.');
    transaction.update(reference, { 'visit.answer': answer });
    if (conversation.get('answers.visit.messageId') === call.params.messageId)
      transaction.update(conversation.ref, { 'answers.visit.answer': answer });
  });
