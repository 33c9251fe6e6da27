import { reviewConstants } from '@posy/shared-contracts/constants';
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayAfter, type Reminder } from './reminder';

/** Days after the wedding on which a couple is invited to review its suppliers, and reminded of it. */
export const occasions = { first: reviewConstants.invitedAfterDays, again: reviewConstants.remindedAfterDays };
export type Occasion = keyof typeof occasions;

/** A sent invitation: its time, and whether anybody of the wedding wanted such letters or notifications. */
export interface SentInvitation {
  at: number;
  isWanted: boolean;
}

/** The record of an invitation. It goes with the wedding, and only the backend reads it. */
export const recordOf = (firestore: Firestore, weddingId: string, occasion: Occasion): DocumentReference =>
  firestore.doc(`weddings/${weddingId}/reviewInvitations/${occasion}`);

export const readSent = (record: DocumentSnapshot): SentInvitation | null => {
  const at: unknown = record.get('at');
  return at instanceof Timestamp ? { at: at.toMillis(), isWanted: record.get('isWanted') !== false } : null;
};

/** Invitations of earlier days went out without a record. */
export const recordedSince = '2026-11-28';

/** Returns the first invitation of a wedding: as its record has it, or on its day where that is older than the records. */
export const firstInvitation = (record: DocumentSnapshot | undefined, date: string): SentInvitation | null => {
  const sent = record === undefined ? null : readSent(record);
  const day = dayAfter(date, occasions.first);
  return sent ?? (day < recordedSince ? { at: Date.parse(day), isWanted: true } : null);
};

/** The invitation of a wedding; the same one however it came about, so that it is sent once. */
export const reviewInvitation = (
  firestore: Firestore,
  { id, date }: { id: string; date: string },
  occasion: Occasion,
): Reminder => ({
  weddingId: id,
  day: dayAfter(date, occasions[occasion]),
  area: 'suppliers',
  notice: { kind: 'reviews-due', event: `${id} reviews ${occasion}`, ids: { weddingId: id } },
  record: recordOf(firestore, id, occasion),
});
