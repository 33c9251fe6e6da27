import { createHash } from 'node:crypto';

/** One entry of a feed. */
export interface CalendarEntry {
  /**
   * Id that stays the same in every feed of the wedding: calendar programs then move an entry instead of duplicating
   * it.
   */
  uid: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm at the place; null for a whole day. */
  startTime: string | null;
  /** HH:mm; null when unknown. An end before the start is on the next day. */
  endTime: string | null;
  title: string;
  description: string;
  place: string;
  /** Days before it on which to remind; null for no reminder. */
  remindDaysBefore: number | null;
  /** When it last changed, ISO 8601. */
  changedAt: string;
}

/** Returns the uid of an entry (RFC 5545, 3.8.4.7). It is hashed, so that it does not reveal the wedding's id. */
export const entryUid = (weddingId: string, kind: string, id: string): string =>
  `${createHash('sha256').update(`${weddingId}/${kind}/${id}`).digest('hex').slice(0, 32)}@posy`;

/** A whole entry from the members that are given. */
export const entry = (
  given: Pick<CalendarEntry, 'uid' | 'date' | 'title' | 'changedAt'> & Partial<CalendarEntry>,
): CalendarEntry => ({ startTime: null, endTime: null, description: '', place: '', remindDaysBefore: null, ...given });

/** The latest of instants (ISO 8601, UTC). */
export const latest = (instants: readonly string[]): string =>
  instants.reduce((last, instant) => (Date.parse(instant) > Date.parse(last) ? instant : last), '1970-01-01T00:00:00Z');
