import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { readWedding } from '#documents/stored-wedding';
import { membersOf } from '../collaboration/members';

/**
 * Returns true for a wedding that sign-up creates for everybody, and that is still empty: no other member, no day, no
 * data.
 */
export const isBlank = (wedding: DocumentSnapshot, uid: string): boolean => {
  if (!wedding.exists) return true;
  const { date, guests, suppliers, tasks } = readWedding(wedding);
  const members = Object.keys(membersOf(readWedding(wedding)).roles);
  return (
    date === null &&
    members.every((one) => one === uid) &&
    guests.count === 0 &&
    suppliers.count === 0 &&
    tasks.initializedAt === null
  );
};

/** Returns true when the wedding has no subcollections and has sent no enquiry. */
export const hasNothing = async (firestore: Firestore, wedding: DocumentReference): Promise<boolean> => {
  const [collections, asked] = await Promise.all([
    wedding.listCollections(),
    firestore.collection('conversations').where('weddingId', '==', wedding.id).limit(1).get(),
  ]);
  return collections.length === 0 && asked.empty;
};
