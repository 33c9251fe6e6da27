import { createHash } from 'node:crypto';
import { type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { type Progress } from './progress';
import { writeAll } from './write-all';

/** Documents that the product ships and the database holds. */
export interface SeededContent {
  collection: string;
  /** Document of `seeds` that remembers what was written last. */
  marker: string;
  /** Documents by id. Each has an `active` flag. */
  documents: Record<string, DocumentData>;
  /** Progress message while it is written. */
  note: string;
}

/** Brings a collection up to date with what the product ships, when that changed. Documents that are gone become inactive. */
export const seedContent = async (
  firestore: Firestore,
  { collection, marker, documents, note }: SeededContent,
  progress: Progress,
): Promise<void> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(documents)).digest('hex');
  const seeded = firestore.doc(`seeds/${marker}`);
  if ((await seeded.get()).get('fingerprint') === fingerprint) return;
  progress({ text: note });
  const stored = await firestore.collection(collection).get();
  const gone = stored.docs.filter(({ id }) => !(id in documents));
  await writeAll(firestore, [
    ...Object.entries(documents).map(([id, data]) => ({ path: `${collection}/${id}`, data })),
    ...gone.map((document) => ({ path: document.ref.path, data: { ...document.data(), active: false } })),
  ]);
  await seeded.set({ fingerprint });
};
