import { type AccessArea } from '@posy/shared-contracts/entities';
import { type DocumentReference } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { type Reminding } from '#push/notice';

/** A reminder for every member with access to an area, sent once. */
export interface Reminder {
  weddingId: string;
  /** Day from which it is sent, in the wedding's time zone: yyyy-MM-dd. */
  day: string;
  area: AccessArea;
  notice: Reminding;
  /** Stores that it was queued, for reminders that are asked about later. */
  record?: DocumentReference;
}

/** Days for which missed reminders are sent after no server ran: well below the time that the queue remembers them. */
export const catchUpDays = 3;

/** Days are yyyy-MM-dd and without a zone. */
export const dayAfter = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** The days whose reminders are looked for, the oldest first. */
export const daysUntil = (today: string): string[] =>
  Array.from({ length: catchUpDays }, (_, index) => dayAfter(today, index + 1 - catchUpDays));
