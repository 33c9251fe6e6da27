import { type ReviewState, type StoredReview } from '@posy/shared-contracts/entities';
import { isReviewOver, mayEditReview, mayMoveReview } from '@posy/shared-contracts/rules';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type ApiContext, type Call, caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { hashOf } from '#api/secret';
import { toCard } from '#api/suppliers/public-faces';
import { readStored, type WrittenStep } from '../stored-review';
import { weddingOf } from '../writer';

type OwnCall = Pick<Call<'ownReview'>, 'identity' | 'params' | 'body'>;

/** Returns true when the caller wrote it: they are signed in as its author, or have the key of the author's letter. */
const isAuthor = (document: DocumentSnapshot, { identity, body: { key } }: OwnCall): boolean => {
  const user: unknown = document.get('private.user');
  if (typeof user === 'string' && user === identity?.uid) return true;
  // One of the letter that asks for the address, one of the letter that asks for changes.
  const hashes = [document.get('private.keyHash'), document.get('private.letterKeyHash')] as unknown[];
  return key !== undefined && hashes.includes(hashOf(key));
};

/** The author's review, as it is stored; to everybody else it is as if there were none. */
export const requireOwn = (document: DocumentSnapshot, call: OwnCall): StoredReview => {
  const review = readStored(document);
  if (review === null || !isAuthor(document, call))
    throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
  return review;
};

/** The supplier as one's own reviews name it; null where it has left. */
const reviewedSupplier = (catalogue: ApiContext['catalogue'], supplierId: string) => {
  const supplier = catalogue.getSupplier(supplierId);
  if (supplier === null) return null;
  const { id, publicId, type, name, picture } = toCard(supplier);
  return { id, publicId, type, name, picture };
};

/** Suppliers that a wedding booked, as far as they are in the catalogue. */
const bookedBy = async ({ firestore, catalogue }: ApiContext, weddingId: string) => {
  const found = await firestore.collection(`weddings/${weddingId}/suppliers`).where('booked', '==', true).get();
  return found.docs.flatMap((entry) => reviewedSupplier(catalogue, entry.id) ?? []);
};

/** The review as its author sees it. */
export const toOwn = ({ catalogue, now }: ApiContext, id: string, review: StoredReview) => ({
  id,
  supplierName: catalogue.getSupplier(review.supplierId)?.name ?? null,
  supplier: reviewedSupplier(catalogue, review.supplierId),
  ...review,
  isAuthor: true,
  mayEdit: mayEditReview(review, now()),
});

/** One's own review. */
export const ownReview: Handler<'ownReview'> = async (context, call) => {
  const document = await context.firestore.doc(`reviews/${call.params.id}`).get();
  return toOwn(context, document.id, requireOwn(document, call));
};

/** Returns the caller's reviews, and those of other members of their wedding. */
export const myReviews: Handler<'myReviews'> = async (context, call) => {
  const { uid } = caller(call);
  const all = context.firestore.collection('reviews');
  const weddingId = (await weddingOf(context.firestore, uid))?.id ?? null;
  const asked = [all.where('private.user', '==', uid)];
  if (weddingId !== null) asked.push(all.where('private.wedding', '==', weddingId));
  const found = await Promise.all(asked.map((query) => query.get()));
  const documents = new Map(found.flatMap(({ docs }) => docs.map((document) => [document.id, document] as const)));
  const written = new Set<string>();
  const reviews = [...documents.values()].flatMap((document) => {
    const review = readStored(document);
    // Of one that was deleted nothing is left to see.
    if (review === null || review.body === '') return [];
    // A guest's review of another wedding says nothing of their own.
    const isOfWedding = document.get('private.wedding') === weddingId;
    if (isOfWedding && !isReviewOver(review.state)) written.add(review.supplierId);
    const isOwn = document.get('private.user') === uid;
    const own = toOwn(context, document.id, review);
    return [{ ...own, isAuthor: isOwn, mayEdit: isOwn && own.mayEdit }];
  });
  const booked = weddingId === null ? [] : await bookedBy(context, weddingId);
  return {
    reviews: reviews.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    booked: booked.filter(({ id }) => !written.has(id)),
  };
};

/** Returns the fields of a move by its author: the new state with its entry in the review's own log. */
export const authorsStep = (
  review: Pick<StoredReview, 'state'>,
  to: ReviewState,
  { uid, now }: { uid: string | null; now: number },
) => {
  if (!mayMoveReview('author', review.state, to))
    throw new Refusal(409, 'move-not-allowed', 'A review in this state cannot be moved there.');
  const step: WrittenStep = { state: to, at: Timestamp.fromMillis(now), by: uid };
  return { state: to, log: FieldValue.arrayUnion(step) };
};

/** Changes one's own review in a transaction that reads it first. */
export const changeOwn = async <T>(
  { firestore }: ApiContext,
  call: OwnCall,
  change: (
    transaction: Transaction,
    own: { reference: DocumentReference; document: DocumentSnapshot; review: StoredReview },
  ) => T | Promise<T>,
): Promise<T> => {
  const reference = firestore.doc(`reviews/${call.params.id}`);
  return firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    return change(transaction, { reference, document, review: requireOwn(document, call) });
  });
};
