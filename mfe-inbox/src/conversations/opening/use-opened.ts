import { useLiveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type Conversations, isPart } from '#talk/conversation-queries';

interface Opened {
  open: Identified<Conversation> | null;
  /** There is none of that id, or it is not the reader's. */
  isUnknown: boolean;
}

/**
 * The conversation that is open: as the list has it (a link may name one of another profile), and by itself while the list
 * is on its way, or ends before it.
 */
export const useOpened = (conversations: Conversations, openId: string | null): Opened => {
  const listed = conversations.all?.find(({ id }) => id === openId);
  const isAsked = openId !== null && listed === undefined;
  const alone = useLiveDocument(isAsked ? collections.conversations() : null, openId ?? '');
  if (listed !== undefined) return { open: listed, isUnknown: false };
  const open = alone.status === 'ready' ? alone.value : null;
  const isListed = conversations.value !== null && !isPart(conversations);
  return { open, isUnknown: isAsked && open === null && alone.status !== 'loading' && isListed };
};
