import { closingReasonsOf } from '@posy/shared-contracts/entities';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { changeConversation } from './change-conversation';
import { closing } from './closing';

/** Ends a conversation for both sides; the first end and its reason hold. */
export const closeConversation: Handler<'closeConversation'> = (context, call) =>
  changeConversation(context, call, ({ transaction, conversation, side, isClosed }) => {
    const own: readonly string[] = closingReasonsOf[side];
    if (!own.includes(call.body.reason))
      throw new Refusal(400, 'reason-not-yours', 'This is not a reason that your side can give.');
    if (isClosed) return;
    transaction.update(conversation.ref, closing({ reason: call.body.reason, by: side }));
  });
