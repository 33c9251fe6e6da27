import type { SupplierProfile } from '@posy/shared-contracts/entities';

type Days = Pick<SupplierProfile, 'busyDays' | 'heldDays'>;

/** What a day is to a supplier; null where nobody keeps a calendar. `held`: kept for another couple, unless it is kept for who looks. */
export const dayStanding = ({ busyDays, heldDays }: Days, day: string): 'taken' | 'held' | 'free' | null => {
  if (heldDays?.includes(day) === true) return 'held';
  return busyDays === undefined ? null : busyDays.includes(day) ? 'taken' : 'free';
};

/** Whether a day is taken; null where nobody keeps a calendar. */
export const isTaken = (days: Days, day: string): boolean | null => {
  const standing = dayStanding(days, day);
  return standing === null ? null : standing === 'taken';
};
