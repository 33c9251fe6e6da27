import { type Conversation, sharedItems } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

/** Nothing that a couple can keep to themselves is shared. */
const nothingShared: NonNullable<Conversation['shared']> = {
  place: null,
  guests: null,
  budgetMatch: false,
  withheld: [...sharedItems],
};

/** An unchanged conversation is the same object, and so is what is seen of it. */
const hidden = new WeakMap<Identified<Conversation>, Identified<Conversation>>();

/**
 * Returns a conversation as a side sees it. A supplier whom the couple blocked sees their names and what was written, and
 * nothing of their day, place and guests; unblocking brings them back.
 */
export const seenBy = (side: Side, conversation: Identified<Conversation>): Identified<Conversation> => {
  if (side === 'couple' || conversation.blocked?.by !== 'couple') return conversation;
  const seen = hidden.get(conversation) ?? { ...conversation, weddingDate: null, shared: nothingShared };
  hidden.set(conversation, seen);
  return seen;
};
