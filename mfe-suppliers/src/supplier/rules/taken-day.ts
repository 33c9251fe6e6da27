import type { SupplierProfile } from '@posy/shared-contracts/entities';

/** Whether a day is taken; null where nobody keeps a calendar. */
export const isTaken = ({ busyDays }: Pick<SupplierProfile, 'busyDays'>, day: string): boolean | null =>
  busyDays === undefined ? null : busyDays.includes(day);
