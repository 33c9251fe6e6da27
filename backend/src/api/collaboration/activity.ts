import { type ActivityKind, type MemberRole } from '@posy/shared-contracts/entities';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';

/** A line of a wedding's log. */
export interface ActivityLine {
  kind: ActivityKind;
  by: { uid: string; name: string };
  about?: string | null;
  role?: MemberRole | null;
}

/** Adds a line to a wedding's log, in the transaction that does what it tells of. */
export const logActivity = (
  transaction: Transaction,
  wedding: DocumentReference,
  { kind, by, about = null, role = null }: ActivityLine,
): void => {
  transaction.create(wedding.collection('activity').doc(), {
    kind,
    by,
    about,
    role,
    at: FieldValue.serverTimestamp(),
  });
};
