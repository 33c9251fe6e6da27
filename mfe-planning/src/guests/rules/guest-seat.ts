import type { SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { GuestItem } from './guest-item';

/** A guest's seat: the table and everybody at it, by household in the order of the list. */
export interface GuestSeat {
  table: Identified<SeatingTable>;
  /** Ids of the guests at the table, including the guest. */
  sitting: readonly string[];
}

/** Returns a guest's seat; null without a seat, or when the table was deleted. A guest who declined has no seat. */
export const seatingOf = (
  guestId: string,
  guests: readonly GuestItem[],
  tables: readonly Identified<SeatingTable>[],
  mainEvent: string,
): GuestSeat | null => {
  const seated = guests.filter(({ rsvp }) => rsvp[mainEvent] !== 'declined');
  const tableId = seated.find(({ id }) => id === guestId)?.table ?? null;
  const table = tables.find(({ id }) => id === tableId);
  if (table === undefined) return null;
  return { table, sitting: seated.filter((guest) => guest.table === table.id).map(({ id }) => id) };
};
