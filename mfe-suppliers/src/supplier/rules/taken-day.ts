import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { isClosedOn } from '@posy/shared-contracts/rules';

type Days = Pick<SupplierProfile, 'busyDays' | 'heldDays' | 'closed'>;

/**
 * Returns the state of a supplier's day; null without a calendar, but for closed days. `held`: on hold for a couple, who
 * may be the reader.
 */
export const dayStanding = ({ busyDays, heldDays, closed }: Days, day: string): 'taken' | 'held' | 'free' | null => {
  if (heldDays?.includes(day) === true) return 'held';
  if (busyDays === undefined) return isClosedOn(closed, day) ? 'taken' : null;
  return busyDays.includes(day) ? 'taken' : 'free';
};

/** Returns true when a day is busy; null when that is unknown. */
export const isTaken = (days: Days, day: string): boolean | null => {
  const standing = dayStanding(days, day);
  return standing === null ? null : standing === 'taken';
};
