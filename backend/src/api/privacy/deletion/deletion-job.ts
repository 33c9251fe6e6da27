import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { closedWedding } from '#documents/closed';
import { plain } from '#documents/plain';
import { readWedding } from '#documents/stored-wedding';

const jobSchema = v.variant('kind', [
  v.object({
    kind: v.literal('delete-wedding'),
    weddingId: v.string(),
    /** Uid of the person who deletes it: they get no letter about it. */
    uid: v.string(),
    /** Fields of the wedding at the time of the deletion; invalid ones fall back, so that the deletion goes on. */
    wedding: v.object({
      roles: v.fallback(v.record(v.string(), v.unknown()), {}),
      partners: v.fallback(v.array(v.string()), []),
      l10n: v.fallback(v.object({ language: v.string() }), { language: 'en' }),
    }),
  }),
  v.object({
    kind: v.literal('delete-account'),
    uid: v.string(),
    email: v.nullable(v.string()),
    /** True when they confirmed the address. */
    emailVerified: v.fallback(v.boolean(), false),
    locale: v.string(),
    weddingIds: v.array(v.string()),
  }),
]);
/** `jobs/{id}`: a deletion that was asked for and is not complete. Only the backend reads and writes it. */
export type DeletionJob = v.InferOutput<typeof jobSchema>;
export type WeddingDeletion = Extract<DeletionJob, { kind: 'delete-wedding' }>;
export type AccountDeletion = Extract<DeletionJob, { kind: 'delete-account' }>;

/** Reference of the one job that deletes a thing: a second request does not repeat it. */
export const deletionJob = (firestore: Firestore, kind: DeletionJob['kind'], id: string): DocumentReference =>
  firestore.doc(`jobs/${kind}-${id}`);

/** Reads a job; null when there is none. */
export const readJob = (snapshot: DocumentSnapshot): DeletionJob | null =>
  snapshot.exists ? v.parse(jobSchema, plain(snapshot.data())) : null;

/** The wedding's conversations. */
const conversationsOf = (firestore: Firestore, weddingId: string) =>
  firestore.collection('conversations').where('weddingId', '==', weddingId);

/** Readers of a conversation who are not members of the wedding. */
const othersOf = (conversation: DocumentSnapshot, roles: object): unknown[] => {
  const readers: unknown = conversation.get('memberUids');
  return Array.isArray(readers) ? readers.filter((uid) => !Object.hasOwn(roles, String(uid))) : [];
};

/**
 * Begins the deletion within a transaction, before any write of it. From this moment the wedding is closed to everybody:
 * it has no members, its conversations no couple, and its id is never given again. Its document goes last.
 */
export const beginWeddingDeletion = async (
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  stored: DocumentSnapshot,
  uid: string,
): Promise<void> => {
  const { roles, partners, l10n } = readWedding(stored);
  const conversations = (await transaction.get(conversationsOf(firestore, stored.id))).docs;
  const closedAt = FieldValue.serverTimestamp();
  const wedding = { roles, partners, l10n: { language: l10n.language } };
  const job = deletionJob(firestore, 'delete-wedding', stored.id);
  transaction.set(job, { kind: 'delete-wedding', weddingId: stored.id, uid, wedding });
  transaction.set(closedWedding(firestore, stored.id), { closedAt });
  transaction.set(stored.ref, { roles: {}, closedAt });
  for (const conversation of conversations)
    transaction.update(conversation.ref, { memberUids: othersOf(conversation, roles), closedAt });
};
