import type { Conversation, SharedItem, Wedding } from '#entities';
import { sharedItems } from '#entities/suppliers/conversation';
import { coupleNameOf } from '../plan/couple-name';
import { weddingHeads } from '../plan/guests/guest-heads';

/** Facts of a wedding that an enquiry shows a supplier, and nothing else of it. */
export interface SharedFacts extends NonNullable<Conversation['shared']> {
  /** Empty while the couple has entered no names. */
  names: string;
  /** ISO 8601; null while there is none. */
  date: string | null;
}

type SharedWedding = Pick<Wedding, 'partners' | 'l10n' | 'date' | 'location' | 'guests' | 'preferences'>;

/** Guests by day and in the evening; null while unknown. */
const guestsOf = (wedding: SharedWedding, isWithheld: (item: SharedItem) => boolean): SharedFacts['guests'] => {
  const { day, all } = weddingHeads(wedding);
  if (all === 0 || isWithheld('guests')) return null;
  return { day, evening: isWithheld('evening') ? 0 : all - day };
};

/** The couple's choices beside the facts of their wedding. */
export interface SharedChoice {
  budgetMatch: boolean;
  /** Facts that they withhold. */
  withheld?: readonly SharedItem[] | undefined;
}

/**
 * Returns the facts that a supplier sees of an enquiring couple: the form shows them before it is sent, the server
 * stores them with the conversation. The budget is never in them, only that a price fits, when the couple says so.
 */
export const sharedFacts = (wedding: SharedWedding, { budgetMatch, withheld = [] }: SharedChoice): SharedFacts => {
  const isWithheld = (item: SharedItem): boolean => withheld.includes(item);
  return {
    names: coupleNameOf(wedding),
    date: isWithheld('date') ? null : wedding.date,
    place: isWithheld('place') ? null : (wedding.location?.name ?? null),
    guests: guestsOf(wedding, isWithheld),
    budgetMatch,
    ...(withheld.length > 0 && { withheld: sharedItems.filter(isWithheld) }),
  };
};

/** Returns true when a conversation's supplier may know the couple's day. */
export const sharesDate = ({ shared }: Pick<Conversation, 'shared'>): boolean =>
  shared?.withheld?.includes('date') !== true;

/** The same facts from a stored conversation: the supplier's screens show them. */
export const sharedOf = ({ coupleName, weddingDate, shared }: Conversation): SharedFacts => ({
  names: coupleName,
  date: weddingDate,
  place: shared?.place ?? null,
  guests: shared?.guests ?? null,
  budgetMatch: shared?.budgetMatch ?? false,
  ...(shared?.withheld !== undefined && { withheld: shared.withheld }),
});
