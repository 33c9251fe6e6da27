import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { readWedding } from '#documents/stored-wedding';
import { membersOf } from '../collaboration/members';

/** A wedding that signing up makes for everybody, and that nobody has begun: nobody else in it, no day, nothing stored. */
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
