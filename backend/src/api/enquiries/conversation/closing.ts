import { type ClosingReason } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { type ConversationSide } from './conversation-changes';

interface End {
  reason: ClosingReason;
  /** Null where neither side did. */
  by: ConversationSide | null;
  /** The supplier whose booking it follows. */
  bookedSupplier?: string;
}

/** Fields that close a conversation. */
export const closing = ({ reason, by, bookedSupplier }: End) => ({
  closedAt: FieldValue.serverTimestamp(),
  closedReason: reason,
  closedBy: by,
  ...(bookedSupplier !== undefined && { closedFor: bookedSupplier }),
});

/** Fields that reopen a conversation: they delete every field of its closing. */
export const opening = () => {
  const gone = FieldValue.delete();
  return { closedAt: gone, closedReason: gone, closedBy: gone, closedFor: gone };
};

/** Returns true when nobody closed the conversation, but it ended because nobody wrote any more. */
export const isSilent = (conversation: DocumentSnapshot): boolean =>
  conversation.get('closedReason') === 'not-needed' && conversation.get('closedBy') === null;
