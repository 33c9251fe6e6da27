import { useLiveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type Conversations, isPart } from '#talk/conversation-queries';
import { seenBy } from '#talk/rules/hidden-couple';

interface OpenedConversation {
  open: Identified<Conversation> | null;
  /** True when there is no such conversation, or it is not the reader's. */
  isUnknown: boolean;
}

/**
 * Returns the open conversation from the list (a link may be to one of another profile), or reads it alone while the
 * list is loading or too short to have it.
 */
export const useOpened = (conversations: Conversations, openId: string | null): OpenedConversation => {
  const listed = conversations.all?.find(({ id }) => id === openId);
  const isAsked = openId !== null && listed === undefined;
  const alone = useLiveDocument(isAsked ? collections.conversations() : null, openId ?? '');
  if (listed !== undefined) return { open: listed, isUnknown: false };
  const open = alone.status === 'ready' && alone.value !== null ? seenBy(conversations.side, alone.value) : null;
  const isListed = conversations.value !== null && !isPart(conversations);
  return { open, isUnknown: isAsked && open === null && alone.status !== 'loading' && isListed };
};
