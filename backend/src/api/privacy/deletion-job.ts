import { weddingSchema } from '@posy/shared-contracts/entities';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '../plain';

const jobSchema = v.variant('kind', [
  v.object({
    kind: v.literal('delete-wedding'),
    weddingId: v.string(),
    /** Who deletes it: they get no letter about it. */
    uid: v.string(),
    /** The wedding as it was. */
    wedding: weddingSchema,
  }),
  v.object({
    kind: v.literal('delete-account'),
    uid: v.string(),
    email: v.nullable(v.string()),
    locale: v.string(),
    weddingIds: v.array(v.string()),
  }),
]);
/** `jobs/{id}`: a deletion that was asked for and is not complete. Only the backend reads and writes it. */
export type DeletionJob = v.InferOutput<typeof jobSchema>;
export type WeddingDeletion = Extract<DeletionJob, { kind: 'delete-wedding' }>;
export type AccountDeletion = Extract<DeletionJob, { kind: 'delete-account' }>;

/** The one job that deletes a thing: asked for twice, it is done once. */
export const deletionJob = (firestore: Firestore, kind: DeletionJob['kind'], id: string): DocumentReference =>
  firestore.doc(`jobs/${kind}-${id}`);

/** Reads a job; null when there is none. */
export const readJob = (snapshot: DocumentSnapshot): DeletionJob | null =>
  snapshot.exists ? v.parse(jobSchema, plain(snapshot.data())) : null;

/** Begins the deletion within a transaction: the wedding's document goes at once, and with it everybody's access. */
export const beginWeddingDeletion = (
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  stored: DocumentSnapshot,
  uid: string,
): void => {
  const job = deletionJob(firestore, 'delete-wedding', stored.id);
  transaction.set(job, { kind: 'delete-wedding', weddingId: stored.id, uid, wedding: stored.data() });
  transaction.delete(stored.ref);
};
