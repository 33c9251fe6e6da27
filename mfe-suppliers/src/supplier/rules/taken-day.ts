import type { SupplierProfile } from '@posy/shared-contracts/entities';

/** Returns true when a day is busy; null without a calendar. */
export const isTaken = ({ busyDays }: Pick<SupplierProfile, 'busyDays'>, day: string): boolean | null =>
  busyDays === undefined ? null : busyDays.includes(day);
