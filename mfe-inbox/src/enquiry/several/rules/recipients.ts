import {
  type Conversation,
  conversationState,
  type ShortlistedSupplier,
  shortlistStateOf,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type Entry = Identified<ShortlistedSupplier>;

/** Who of a category can be asked at once, and who of them is in a conversation with the couple already. */
export interface Recipients {
  /** By name. */
  toAsk: readonly Entry[];
  known: readonly Entry[];
}

/** Whether a conversation takes part: one that fell silent begins anew with the next enquiry. */
const stands = (conversation: Conversation): boolean => {
  const state = conversationState(conversation);
  return state.state === 'open' || state.reason !== 'silence';
};

/** Those of the shortlist that are still to be decided on. The couple's own have no inbox here. */
export const recipientsOf = (
  shortlist: Iterable<Entry>,
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

/** Who is asked: whom the couple chose, and until they do, as many as there is room for. */
export const chosenOf = (toAsk: readonly Entry[], chosen: readonly string[] | null, room: number): Entry[] =>
  (chosen === null ? toAsk : toAsk.filter(({ id }) => chosen.includes(id))).slice(0, Math.max(0, room));
