import { claimStates, claimWays, instantSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { plain } from '#documents/plain';
import { type FileStore } from '#files/file-store';

const storedSchema = v.object({
  supplierId: v.string(),
  uid: v.string(),
  name: v.string(),
  email: v.string(),
  way: v.picklist(claimWays),
  words: v.string(),
  /** Null of a claim by address, and once the document was deleted. */
  document: v.nullable(v.object({ name: v.string(), type: v.string(), bytes: v.number() })),
  state: v.picklist(claimStates),
  reason: v.string(),
  createdAt: instantSchema,
  decidedBy: v.nullable(v.string()),
});
/** `claims/{id}`, written and read by the backend only. */
export type StoredClaim = v.InferOutput<typeof storedSchema>;

export const claims = (firestore: Firestore) => firestore.collection('claims');
export const claimReference = (firestore: Firestore, id: string): DocumentReference => claims(firestore).doc(id);

/** Reads a claim; null when there is none. */
export const readClaim = (snapshot: DocumentSnapshot): StoredClaim | null => {
  const read = v.safeParse(storedSchema, plain(snapshot.data()));
  return read.success ? read.output : null;
};

/** A claim as its maker sees it. */
export const claimOf = (
  catalogue: Pick<CatalogueStore, 'getSupplier'>,
  id: string,
  { supplierId, way, state, reason, createdAt }: StoredClaim,
) => ({
  ...{ id, supplierId, way, state, createdAt },
  supplierName: catalogue.getSupplier(supplierId)?.name ?? '',
  reason: state === 'refused' ? reason : '',
});

/** Id of a claim's document among the private files. */
export const documentId = (claimId: string): string => `claim-${claimId}`;

/** Deletes somebody's claims with their documents. */
export const removeClaimsOf = async (firestore: Firestore, attachments: FileStore, uid: string): Promise<void> => {
  for (const { id, ref } of (await claims(firestore).where('uid', '==', uid).select().get()).docs) {
    await attachments.remove(documentId(id));
    await ref.delete();
  }
};
