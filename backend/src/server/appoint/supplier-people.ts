import { type SupplierRole } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Writes of one commit: Firestore takes 500. */
const batchSize = 400;

/** Opens every conversation of a supplier to somebody, or closes them. */
const changeReaders = async (firestore: Firestore, supplierId: string, memberUids: FieldValue): Promise<void> => {
  const { docs } = await firestore.collection('conversations').where('supplierId', '==', supplierId).select().get();
  for (let from = 0; from < docs.length; from += batchSize) {
    const batch = firestore.batch();
    for (const { ref } of docs.slice(from, from + batchSize)) batch.update(ref, { memberUids });
    await batch.commit();
  }
};

/** Lets somebody speak for a supplier: its desk and all its conversations. */
export const addToSupplier = async (
  firestore: Firestore,
  supplierId: string,
  uid: string,
  role: SupplierRole,
): Promise<void> => {
  const account = firestore.doc(`suppliers/${supplierId}`);
  const claimed = (await account.get()).get('claimedAt') ?? FieldValue.serverTimestamp();
  const changes = { owners: { [uid]: role }, claimedAt: claimed, updatedAt: FieldValue.serverTimestamp() };
  await account.set(changes, { merge: true });
  await changeReaders(firestore, supplierId, FieldValue.arrayUnion(uid));
};

/** Takes that away. */
export const removeFromSupplier = async (firestore: Firestore, supplierId: string, uid: string): Promise<void> => {
  const account = firestore.doc(`suppliers/${supplierId}`);
  if ((await account.get()).exists) {
    const changes = { owners: { [uid]: FieldValue.delete() }, updatedAt: FieldValue.serverTimestamp() };
    await account.set(changes, { merge: true });
  }
  await changeReaders(firestore, supplierId, FieldValue.arrayRemove(uid));
};
