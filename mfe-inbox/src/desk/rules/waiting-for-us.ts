import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { waitsFor } from '#talk/rules/conversation-facts';

/** Returns the couples that wait for a reply, the longest first. */
export const waitingForUs = (conversations: readonly Identified<Conversation>[]): Identified<Conversation>[] =>
  conversations
    .filter((one) => waitsFor('supplier', one, { isBooked: false }))
    .toSorted((a, b) => Date.parse(a.lastMessage.createdAt) - Date.parse(b.lastMessage.createdAt));
