import { type Conversation, conversationState, type EndReason, isArchived } from '@posy/shared-contracts/entities';
import type { Side } from './conversations';

/** Where a conversation stands for one side, by what there is to do. */
export type Standing =
  | { kind: 'closed'; reason: EndReason; isOurs: boolean }
  | { kind: 'blocked'; isOurs: boolean }
  | { kind: 'booked' }
  | { kind: 'ours' }
  | { kind: 'theirs' };

/** What else is known of its supplier: whether the couple have booked them. */
export interface Known {
  isBooked: boolean;
}

/** Who has the word decides between `ours` and `theirs`; what ended or is agreed comes before that. */
export const standingOf = (conversation: Conversation, side: Side, { isBooked }: Known): Standing => {
  const state = conversationState(conversation);
  if (state.state === 'closed') return { kind: 'closed', reason: state.reason, isOurs: conversation.closedBy === side };
  if (conversation.blocked != null) return { kind: 'blocked', isOurs: conversation.blocked.by === side };
  if (isBooked) return { kind: 'booked' };
  return { kind: conversation.lastMessage.from === side ? 'theirs' : 'ours' };
};

/** Whether a conversation waits for a side's word: what was put away does not. The inbox, home and the desk ask this. */
export const waitsFor = (side: Side, conversation: Conversation, known: Known): boolean =>
  !isArchived(conversation, side) && standingOf(conversation, side, known).kind === 'ours';

/** The ways to look at a list of conversations. */
export const filters = ['all', 'ours', 'theirs', 'quotes', 'booked', 'archived'] as const;
export type Filter = (typeof filters)[number];

/** What each filter shows. What was put away is seen in its own place only. */
export const passes = (filter: Filter, conversation: Conversation, side: Side, known: Known): boolean => {
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
