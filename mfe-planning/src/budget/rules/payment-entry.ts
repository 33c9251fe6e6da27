import type { DeviceCalendarEntry } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';

/**
 * Returns a payment's day as an entry of the device's calendar; null while no day is agreed. The entry is at noon in
 * the device's zone: all-day entries are read in that zone by some systems and in UTC by others, and noon is the same
 * day in both.
 */
export const paymentEntry = (due: string | null, title: string, notes: string): DeviceCalendarEntry | null => {
  if (due === null) return null;
  const noon = DateTime.fromISO(due).set({ hour: 12 });
  const [startsAt, endsAt] = [noon, noon.plus({ hours: 1 })].map((time) => time.toUTC().toISO());
  if (!startsAt || !endsAt) return null;
  return { title: title.slice(0, 200), startsAt, endsAt, allDay: true, location: '', notes: notes.slice(0, 2000) };
};
