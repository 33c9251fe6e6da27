import { type Conversation, conversationState, shortlistStateOf } from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';

/** The suppliers of a category that can be asked at once, and those that the couple already talks to. */
export interface Recipients {
  /** Sorted by name. */
  toAsk: readonly ShortlistEntry[];
  known: readonly ShortlistEntry[];
}

/** Returns true for an active conversation: an inactive one is started again by the next enquiry. */
const stands = (conversation: Conversation): boolean => {
  const state = conversationState(conversation);
  return state.state === 'open' || state.reason !== 'silence';
};

/** Returns the undecided suppliers of the shortlist. The couple's own have no inbox here. */
export const recipientsOf = (
  shortlist: Iterable<ShortlistEntry>,
  conversations: readonly Conversation[],
  category: string | null,
): Recipients => {
  const talks = new Set(conversations.filter(stands).map(({ supplierId }) => supplierId));
  const listed = [...shortlist]
    .filter((entry) => entry.type === category && !entry.customSupplier)
    .filter((entry) => ['shortlisted', 'unbooked'].includes(shortlistStateOf(entry)))
    .sort((a, b) => a.name.localeCompare(b.name));
  return {
    toAsk: listed.filter(({ id }) => !talks.has(id)),
    known: listed.filter(({ id }) => talks.has(id)),
  };
};

/** Returns the recipients: those that the couple chose; without a choice as many as the limit allows. */
export const chosenOf = (
  toAsk: readonly ShortlistEntry[],
  chosen: readonly string[] | null,
  room: number,
): ShortlistEntry[] =>
  (chosen === null ? toAsk : toAsk.filter(({ id }) => chosen.includes(id))).slice(0, Math.max(0, room));
