import type { BusyDay, ClosedDays, SupplierProfile } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { closedDaysFrom, isClosedOn } from '@posy/shared-contracts/rules';

/** A day of a supplier; `isClosed`: busy only because of its rules for closed days. */
export type Day = Identified<BusyDay> & { isClosed?: true };

/** A busy day of the profile without an entry at the desk. */
const ofProfile = (day: string, closed: ClosedDays | undefined): Day => ({
  id: day,
  day,
  state: 'busy',
  until: null,
  updatedAt: new Date(0).toISOString(),
  ...(isClosedOn(closed, day) && { isClosed: true }),
});

/** Returns every busy or held day from today, as couples see it: the desk's entry, else the profile's. */
export const takenDays = (
  entries: readonly Day[],
  { busyDays = [], closed }: Pick<SupplierProfile, 'busyDays' | 'closed'>,
  today: string,
): Day[] => {
  const known = new Set(entries.map(({ day }) => day));
  // A profile without a calendar names no days, closed ones neither.
  const ofRules = busyDays.length === 0 ? closedDaysFrom(closed, today) : [];
  const others = [...busyDays, ...ofRules]
    .filter((day) => day >= today && !known.has(day))
    .map((day) => ofProfile(day, closed));
  return [...entries.filter(({ state }) => state !== 'free'), ...others].toSorted((a, b) => (a.day < b.day ? -1 : 1));
};
