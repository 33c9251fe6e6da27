import { type ActivityKind, type MemberRole, type Wedding } from '@posy/shared-contracts/entities';
import { visibleText } from '@posy/shared-contracts/rules';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** A line of a wedding's log. */
export interface ActivityLine {
  kind: ActivityKind;
  by: { uid: string; name: string };
  about?: string | null;
  role?: MemberRole | null;
}

/** Adds a line to a wedding's log, in the transaction that does what it records. Answers the line's id. */
export const logActivity = (
  transaction: Transaction,
  wedding: DocumentReference,
  { kind, by, about = null, role = null }: ActivityLine,
): string => {
  const line = wedding.collection('activity').doc();
  transaction.create(line, { kind, by, about, role, at: FieldValue.serverTimestamp() });
  return line.id;
};

/** Returns the person in the form of the log. */
export const personOf = async (
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<ActivityLine['by']> => {
  const name: unknown = (await transaction.get(firestore.doc(`users/${uid}`))).get('name');
  return { uid, name: typeof name === 'string' ? visibleText(name) : '' };
};

/**
 * The log's first line, which says who made the wedding and when. Couples make their weddings themselves, so it is
 * written when the log begins: with the first invitation. Answers what writes it; null when it is there.
 */
export const prepareFirstLine = async (
  firestore: Firestore,
  transaction: Transaction,
  reference: DocumentReference,
  { roles, createdAt }: Pick<Wedding, 'roles' | 'createdAt'>,
): Promise<(() => void) | null> => {
  const first = reference.collection('activity').doc('created');
  const owner = Object.keys(roles).find((uid) => roles[uid] === 'owner');
  if (owner === undefined || (await transaction.get(first)).exists) return null;
  const by = await personOf(firestore, transaction, owner);
  const at = Timestamp.fromMillis(Date.parse(createdAt));
  return () => void transaction.create(first, { kind: 'wedding-created', by, about: null, role: null, at });
};
