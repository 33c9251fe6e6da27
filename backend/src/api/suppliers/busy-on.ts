import { type Firestore } from 'firebase-admin/firestore';

/** Ids of the suppliers that say they are taken on a day, yyyy-MM-dd; who keeps no calendar here is none of them. */
export const busyOn = async (firestore: Firestore, day: string): Promise<string[]> => {
  const { docs } = await firestore.collectionGroup('busyDays').where('day', '==', day).select('state').get();
  return docs.flatMap((document) => {
    const supplierId = document.ref.parent.parent?.id;
    return supplierId === undefined || document.get('state') !== 'busy' ? [] : [supplierId];
  });
};
