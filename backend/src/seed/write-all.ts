import { type DocumentData, type Firestore } from 'firebase-admin/firestore';

/** A document to be written, by its path. */
export interface SeedDocument {
  path: string;
  data: DocumentData;
}

/** Writes of one commit: Firestore takes 500. */
const batchSize = 400;

/** Writes documents, replacing what stands at their paths: a second run changes nothing. */
export const writeAll = async (firestore: Firestore, documents: SeedDocument[]): Promise<void> => {
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + batchSize)) batch.set(firestore.doc(path), data);
    await batch.commit();
  }
};
