import type { BusyDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

export type Day = Identified<BusyDay>;

/** A busy day of the profile without an entry at the desk. */
const ofProfile = (day: string): Day => ({
  id: day,
  day,
  state: 'busy',
  until: null,
  updatedAt: new Date(0).toISOString(),
});

/** Returns every busy or held day from today, as couples see it: the desk's entry, else the profile's. */
export const takenDays = (entries: readonly Day[], ofItsProfile: readonly string[], today: string): Day[] => {
  const known = new Set(entries.map(({ day }) => day));
  const others = ofItsProfile.filter((day) => day >= today && !known.has(day)).map(ofProfile);
  return [...entries.filter(({ state }) => state !== 'free'), ...others].toSorted((a, b) => (a.day < b.day ? -1 : 1));
};
