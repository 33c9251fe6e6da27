import { type DocumentReference, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ownReference, storedOwn } from '#catalogue/own/stored-own';
import { plainReads, type Reads } from '#documents/reads';
import { type FileStore } from '#files/file-store';

const dayMs = 86_400_000;
/** A photo that nothing names is looked at after a week, one that is named again after a month. */
const firstCheckMs = 7 * dayMs;
const nextCheckMs = 30 * dayMs;
/** Photos of a round. */
const roundSize = 200;

/** `supplierPhotos/{seed}`: whose an upload is. The backend’s alone. */
export const supplierPhotoReference = (firestore: Firestore, seed: string): DocumentReference =>
  firestore.doc(`supplierPhotos/${seed}`);

const photosOf = (firestore: Firestore, supplierId: string) =>
  firestore.collection('supplierPhotos').where('supplierId', '==', supplierId);

/** The photos that were uploaded for a supplier and are still stored. */
export const uploadsFor = async (
  firestore: Firestore,
  supplierId: string,
  reads: Reads = plainReads,
): Promise<Set<string>> =>
  new Set((await reads.get(photosOf(firestore, supplierId).select())).docs.map(({ id }) => id));

export const saveSupplierPhoto = (
  transaction: Transaction,
  reference: DocumentReference,
  { supplierId, uid, now }: { supplierId: string; uid: string; now: number },
): void => {
  const times = { createdAt: Timestamp.fromMillis(now), checkAt: Timestamp.fromMillis(now + firstCheckMs) };
  transaction.set(reference, { supplierId, uid, ...times });
};

/** Takes photos away, with what is known of them. */
export const removeSupplierPhotos = async (
  firestore: Firestore,
  store: FileStore,
  seeds: readonly string[],
): Promise<void> => {
  for (const seed of seeds) {
    await store.remove(seed);
    await supplierPhotoReference(firestore, seed).delete();
  }
};

/** Returns true when a draft or a profile refers to a photo. */
const isNamed = async (firestore: Firestore, supplierId: string, seed: string): Promise<boolean> => {
  const [open, own] = await Promise.all([
    firestore.doc(`catalogue/${supplierId}`).get(),
    ownReference(firestore, supplierId).get(),
  ]);
  const shown: unknown = open.get('photos');
  const { draft, published } = storedOwn(own);
  const written = [draft, published].flatMap((one) => one?.photos ?? []);
  return (Array.isArray(shown) && shown.includes(seed)) || written.some((photo) => photo.seed === seed);
};

/** Deletes uploads that no draft and no profile came to name. Answers how many went. */
export const sweepSupplierPhotos = async (firestore: Firestore, store: FileStore, now: number): Promise<number> => {
  const due = firestore.collection('supplierPhotos').where('checkAt', '<=', Timestamp.fromMillis(now));
  const { docs } = await due.limit(roundSize).get();
  let removed = 0;
  for (const photo of docs) {
    if (await isNamed(firestore, String(photo.get('supplierId')), photo.id)) {
      await photo.ref.update({ checkAt: Timestamp.fromMillis(now + nextCheckMs) });
      continue;
    }
    await removeSupplierPhotos(firestore, store, [photo.id]);
    removed += 1;
  }
  return removed;
};
