import type { Conversation, Wedding } from '#entities';
import { coupleNameOf } from '../plan/couple-name';
import { guestTotals } from '../plan/guest-totals';

/** What an enquiry shows a supplier of a wedding, and nothing else of it. */
export interface SharedFacts extends NonNullable<Conversation['shared']> {
  /** Empty while the couple named nobody. */
  names: string;
  /** ISO 8601; null while there is none. */
  date: string | null;
}

/** By day and in the evening; what the couple guessed while nobody is on their list. */
const guestsOf = ({ guests }: Pick<Wedding, 'guests'>): SharedFacts['guests'] => {
  const day = guests.count > 0 ? guests.count : (guests.estimate ?? 0);
  const evening = guests.count > 0 ? (guestTotals({ guests })?.evening ?? 0) : 0;
  return day === 0 ? null : { day: day - evening, evening };
};

/**
 * What a supplier sees of a couple who ask: the form shows it before it is sent, the server keeps it with the conversation.
 * The budget is never in it, only that a price fits, when the couple says so.
 */
export const sharedFacts = (
  wedding: Pick<Wedding, 'partners' | 'l10n' | 'date' | 'location' | 'guests'>,
  { budgetMatch }: { budgetMatch: boolean },
): SharedFacts => ({
  names: coupleNameOf(wedding),
  date: wedding.date,
  place: wedding.location?.name ?? null,
  guests: guestsOf(wedding),
  budgetMatch,
});

/** The same of a stored conversation: what the supplier's screens show. */
export const sharedOf = ({ coupleName, weddingDate, shared }: Conversation): SharedFacts => ({
  names: coupleName,
  date: weddingDate,
  place: shared?.place ?? null,
  guests: shared?.guests ?? null,
  budgetMatch: shared?.budgetMatch ?? false,
});
