import type { SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { GuestItem } from './guest-item';

/** Where a guest sits: the table, and everybody at it, household by household as the list has them. */
export interface GuestSeat {
  table: Identified<SeatingTable>;
  /** Ids of who sits there, the guest among them. */
  sitting: readonly string[];
}

/** A guest's seat; null while they have none, or their table is gone. Who said no holds no seat. */
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
