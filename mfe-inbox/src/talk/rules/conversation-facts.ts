import { type Conversation, conversationState, type EndReason, isArchived } from '@posy/shared-contracts/entities';
import type { Side } from './conversations';

/** The state of a conversation for one side, by the next action. */
export type SideState =
  | { kind: 'closed'; reason: EndReason; isOurs: boolean }
  | { kind: 'blocked'; isOurs: boolean }
  | { kind: 'booked' }
  | { kind: 'ours' }
  | { kind: 'theirs' };

/** The supplier's further state: whether the couple has booked it. */
export interface SupplierFacts {
  isBooked: boolean;
}

/** Returns the state; closed and booked come first, then the last message decides between `ours` and `theirs`. */
export const standingOf = (conversation: Conversation, side: Side, { isBooked }: SupplierFacts): SideState => {
  const state = conversationState(conversation);
  if (state.state === 'closed') return { kind: 'closed', reason: state.reason, isOurs: conversation.closedBy === side };
  if (conversation.blocked != null) return { kind: 'blocked', isOurs: conversation.blocked.by === side };
  if (isBooked) return { kind: 'booked' };
  return { kind: conversation.lastMessage.from === side ? 'theirs' : 'ours' };
};

/** Returns true when a conversation waits for a side; archived ones do not. The inbox, home and the desk use this. */
export const waitsFor = (side: Side, conversation: Conversation, known: SupplierFacts): boolean =>
  !isArchived(conversation, side) && standingOf(conversation, side, known).kind === 'ours';

/** The filters of a list of conversations. */
export const filters = ['all', 'ours', 'theirs', 'quotes', 'booked', 'archived'] as const;
export type ListFilter = (typeof filters)[number];

/** Returns true when a conversation passes the filter. Archived ones pass only their own filter. */
export const passes = (filter: ListFilter, conversation: Conversation, side: Side, known: SupplierFacts): boolean => {
  if (isArchived(conversation, side)) return filter === 'archived';
  const { kind } = standingOf(conversation, side, known);
  switch (filter) {
    case 'all':
      return true;
    case 'ours':
    case 'theirs':
    case 'booked':
      return kind === filter;
    case 'quotes':
      return conversation.answers?.quote !== undefined && kind !== 'closed';
    case 'archived':
      return false;
  }
};
