import { conversationSchema, mayReopen } from '@posy/shared-contracts/entities';
import { mayEnquire } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { plain } from '#documents/plain';
import { countOpen, enquiriesOf } from '../stored/open-enquiries';
import { changeConversation, type Changing } from './change-conversation';
import { opening } from './closing';

const ended = v.pick(conversationSchema, ['closedAt', 'closedReason', 'closedBy']);

/** A couple has no more open enquiries of a category for having closed and opened them. */
const requireRoom = async ({ transaction, conversation, side }: Changing): Promise<void> => {
  if (side !== 'couple') return;
  const weddingId = String(conversation.get('weddingId'));
  const open = countOpen(await transaction.get(enquiriesOf(conversation.ref.firestore, weddingId)));
  if (!mayEnquire(open[String(conversation.get('supplierType'))] ?? 0))
    throw new Refusal(409, 'enquiry-limit-reached', 'The wedding has the most open enquiries in this category.');
};

/** Opens a conversation again that the caller's side closed, or that silence did; an open one stays as it is. */
export const reopenConversation: Handler<'reopenConversation'> = (context, call) =>
  changeConversation(context, call, async (changing) => {
    const { transaction, conversation, side } = changing;
    const state = v.parse(ended, plain(conversation.data()));
    if (state.closedAt === undefined) return;
    if (!mayReopen(state, side))
      throw new Refusal(409, 'not-reopenable', 'Only the side that closed a conversation can open it again.');
    await requireRoom(changing);
    transaction.update(conversation.ref, opening());
  });
