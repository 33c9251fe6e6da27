import type { Guest, RsvpAnswer, Wedding } from '#entities';

/** Totals of the guest list on the wedding's document, so that nobody reads a whole list for a figure. */
export interface GuestTotals {
  count: number;
  /** Guests for the evening only: costs of the day do not count them. */
  evening: number;
  attending: number;
  declined: number;
  /** Guests among `evening` who declined. */
  eveningDeclined: number;
}

/** A guest as far as totals count. */
export type CountedGuest = Pick<Guest, 'rsvp' | 'invitationType'>;

/** Returns a guest's overall answer: attending anything is attending; declined when all their answers are. */
export const replyOf = ({ rsvp }: Pick<Guest, 'rsvp'>): RsvpAnswer => {
  const answers = Object.values(rsvp);
  if (answers.includes('attending')) return 'attending';
  return answers.includes('declined') && !answers.includes('pending') ? 'declined' : 'pending';
};

/** Returns one guest's share of the totals. */
export const totalsOfGuest = (guest: CountedGuest): GuestTotals => {
  const reply = replyOf(guest);
  const isEvening = guest.invitationType === 'evening';
  return {
    count: 1,
    evening: isEvening ? 1 : 0,
    attending: reply === 'attending' ? 1 : 0,
    declined: reply === 'declined' ? 1 : 0,
    eveningDeclined: isEvening && reply === 'declined' ? 1 : 0,
  };
};

/** The sum of some totals, each taken so many times; a negative number takes it away. */
export const addTotals = (parts: readonly { totals: GuestTotals; times: number }[]): GuestTotals => {
  const sum: GuestTotals = { count: 0, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 };
  for (const { totals, times } of parts) {
    sum.count += totals.count * times;
    sum.evening += totals.evening * times;
    sum.attending += totals.attending * times;
    sum.declined += totals.declined * times;
    sum.eveningDeclined += totals.eveningDeclined * times;
  }
  return sum;
};

/** Counts a whole list. */
export const totalsOfGuests = (guests: readonly CountedGuest[]): GuestTotals =>
  addTotals(guests.map((guest) => ({ totals: totalsOfGuest(guest), times: 1 })));

const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/**
 * Returns the totals stored on a wedding, limited to the possible range: two people who answer for the same guest at
 * once count twice until the list is counted anew. Null when the wedding has guests who were never counted. A document
 * from before `eveningDeclined` has as many of them as there can be, because no figure per head may be too low.
 */
export const guestTotals = ({ guests }: Pick<Wedding, 'guests'>): GuestTotals | null => {
  const { count, evening, attending, declined } = guests;
  if (count === 0) return { count, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 };
  if (evening === undefined || attending === undefined || declined === undefined) return null;
  const coming = within(0, count, attending);
  const cannot = within(0, count - coming, declined);
  const late = within(0, count, evening);
  const lateCannot = within(
    Math.max(0, cannot + late - count),
    Math.min(late, cannot),
    guests.eveningDeclined ?? count,
  );
  return { count, evening: late, attending: coming, declined: cannot, eveningDeclined: lateCannot };
};

/**
 * Returns true when each total of a wedding was counted. Documents from before `eveningDeclined` are counted once more,
 * except where it can only be 0.
 */
export const isFullyCounted = (wedding: Pick<Wedding, 'guests'>): boolean => {
  const totals = guestTotals(wedding);
  if (totals === null) return false;
  return wedding.guests.eveningDeclined !== undefined || Math.min(totals.evening, totals.declined) === 0;
};
