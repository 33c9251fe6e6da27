import { type Guest, invitedParts } from '#entities';

/** The guests who get a seat: those who accepted, or everybody who has not declined. */
export type SeatingScope = 'attending' | 'expected';

/** The fields of a guest that decide about a seat. */
export type SeatedGuest = Pick<Guest, 'rsvp' | 'invitationType' | 'table'>;

/**
 * Returns the first scope of a seating plan: guests who accepted, or everybody while nobody has, because most tables are
 * planned before the replies. `mainEvent` is the id of the wedding's main event.
 */
export const firstSeatingScope = (guests: readonly SeatedGuest[], mainEvent: string): SeatingScope =>
  guests.some(({ rsvp }) => rsvp[mainEvent] === 'attending') ? 'attending' : 'expected';

/**
 * Returns true for a guest of the day who gets a seat. Guests without an answer are included when they are expected, or
 * already have a seat, so that it is not given twice. A guest who declined has no seat.
 */
export const needsSeat = (guest: SeatedGuest, mainEvent: string, scope: SeatingScope): boolean => {
  const answer = guest.rsvp[mainEvent] ?? 'pending';
  const isOfDay = invitedParts[guest.invitationType].includes('day');
  const isExpected = scope === 'expected' || guest.table !== null;
  return isOfDay && (answer === 'attending' || (answer === 'pending' && isExpected));
};
