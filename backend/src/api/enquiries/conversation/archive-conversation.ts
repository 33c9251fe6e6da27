import { type Handler } from '#api/handler';
import { changeConversation } from './change-conversation';
import { otherSide } from './conversation-changes';

/** Puts a conversation away for one side; the other does not see it. */
export const archiveConversation: Handler<'archiveConversation'> = (context, call) =>
  changeConversation(context, call, ({ transaction, conversation, side }) => {
    const other = otherSide(side);
    const archived = { [side]: call.body.archived, [other]: conversation.get(`archived.${other}`) === true };
    transaction.update(conversation.ref, { archived });
  });
