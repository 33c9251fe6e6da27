import type { SupplierProfile } from '@posy/shared-contracts/entities';

type Days = Pick<SupplierProfile, 'busyDays' | 'heldDays'>;

/** Returns the state of a supplier's day; null without a calendar. `held`: on hold for a couple, who may be the reader. */
export const dayStanding = ({ busyDays, heldDays }: Days, day: string): 'taken' | 'held' | 'free' | null => {
  if (heldDays?.includes(day) === true) return 'held';
  return busyDays === undefined ? null : busyDays.includes(day) ? 'taken' : 'free';
};

/** Returns true when a day is busy; null without a calendar. */
export const isTaken = (days: Days, day: string): boolean | null => {
  const standing = dayStanding(days, day);
  return standing === null ? null : standing === 'taken';
};
