import type { BusyDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

export type Day = Identified<BusyDay>;

/** A day of the profile that nobody said anything of at the desk. */
const ofProfile = (day: string): Day => ({
  id: day,
  day,
  state: 'busy',
  until: null,
  updatedAt: new Date(0).toISOString(),
});

/** Every day from today on that is taken or held, as couples are shown it: the desk's word, else the profile's own. */
export const takenDays = (said: readonly Day[], ofItsProfile: readonly string[], today: string): Day[] => {
  const known = new Set(said.map(({ day }) => day));
  const others = ofItsProfile.filter((day) => day >= today && !known.has(day)).map(ofProfile);
  return [...said.filter(({ state }) => state !== 'free'), ...others].toSorted((a, b) => (a.day < b.day ? -1 : 1));
};
