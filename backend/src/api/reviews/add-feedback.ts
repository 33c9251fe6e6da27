import { conversationId, dayIn, lastZoneOf } from '@posy/shared-contracts/rules';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { photoOf, photoRecordOf, readPhotoRecord } from '#photos/photo-records';
import { type ApiContext, type Call, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { roleIn } from '../membership';
import { Refusal } from '../refusal';
import { type CheckedFeedback, checkFeedback } from './check-feedback';
import { type WrittenStep } from './stored-review';

type FeedbackCall = Call<'addFeedback'>;

/** Whether couple and supplier wrote to each other: clients can neither make a conversation nor a message. */
const hasSpoken = async (firestore: Firestore, weddingId: string, supplierId: string): Promise<boolean> => {
  const conversation = firestore.doc(`conversations/${conversationId(supplierId, weddingId)}`);
  const messages = conversation.collection('messages');
  const said = await Promise.all(
    ['couple', 'supplier'].map((side) => messages.where('from', '==', side).limit(1).select().get()),
  );
  return said.every(({ empty }) => !empty);
};

/**
 * Whether the author's wedding booked this supplier and wrote to them here: what the review's mark says. That they booked is
 * the couple's own word; that both sides wrote is a fact of the backend's, and the mark rests on it. Source:
 * D-review-author-02.
 */
const hasBooked = async (firestore: Firestore, uid: string | undefined, supplierId: string): Promise<boolean> => {
  if (uid === undefined) return false;
  const weddingId: unknown = (await firestore.doc(`users/${uid}`).get()).get('weddingId');
  if (typeof weddingId !== 'string') return false;
  const wedding = await firestore.doc(`weddings/${weddingId}`).get();
  if (roleIn(wedding, uid) === null || !(await hasSpoken(firestore, weddingId, supplierId))) return false;
  return (await firestore.doc(`weddings/${weddingId}/suppliers/${supplierId}`).get()).get('booked') === true;
};

/** The author's uploads, upright size and all as the server knows them, with their author's words for them. Refuses those of others, and used ones. */
const photosOf = async (firestore: Firestore, photos: CheckedFeedback['photos'], uid: string | undefined) =>
  Promise.all(
    photos.map(async ({ id, alt }) => {
      const record = await readPhotoRecord(firestore, id);
      const isFree = record !== null && record.purpose === 'review' && record.reviewId === null;
      if (!isFree || (record.ownerUid !== null && record.ownerUid !== uid))
        throw new Refusal(400, 'review-photos', 'One of the photos is not there any more. Please choose it again.');
      return { ...photoOf(id, record), ...(alt !== '' && { alt }) };
    }),
  );

const reviewDocument = (
  { form }: CheckedFeedback,
  rest: { supplierId: string; bookedThroughPosy: boolean; uid: string | undefined; photos: object[]; now: number },
) => {
  const at = Timestamp.fromMillis(rest.now);
  const sent: WrittenStep = { state: 'pending', at, by: null };
  return {
    type: 'review',
    supplierId: rest.supplierId,
    state: sent.state,
    log: [sent],
    stars: form.stars,
    title: form.title,
    body: form.message,
    from: form.from,
    dateWedding: form.weddingDate,
    name: form.name,
    photos: rest.photos,
    bookedThroughPosy: rest.bookedThroughPosy,
    private: { email: form.email, user: rest.uid ?? null },
    createdAt: at,
  };
};

type ReviewDocument = ReturnType<typeof reviewDocument>;

/** Writes the review, or finds that the same one was written before: a page repeats what it got no answer to. */
const store = async (
  transaction: Transaction,
  reference: DocumentReference,
  review: ReviewDocument,
  photoIds: string[],
): Promise<boolean> => {
  const earlier = await transaction.get(reference);
  if (earlier.exists) {
    const isSame = (['supplierId', 'title', 'body', 'stars'] as const).every((key) => earlier.get(key) === review[key]);
    if (isSame) return false;
    throw new Refusal(409, 'captcha-used', 'Please tick the box again.');
  }
  transaction.create(reference, review);
  for (const id of photoIds)
    transaction.update(photoRecordOf(reference.firestore, id), {
      reviewId: reference.id,
      checkAt: FieldValue.delete(),
    });
  return true;
};

/** The id of the review that a solution may write: one, so that a solution is used once. */
const reviewIdOf = ({ captcha }: ApiContext, token: string): string => {
  const key = captcha.keyOf(token);
  if (key === null) throw new Refusal(400, 'captcha-failed', 'Please tick the box again.');
  return key;
};

/**
 * Takes a review from anybody who solved the captcha (D-review-author-01). It waits for a moderator: lists, top reviews
 * and statistics know published reviews only. The author's e-mail and uid stay with the backend.
 */
export const addFeedback: Handler<'addFeedback'> = async (context, call: FeedbackCall) => {
  const { firestore, now } = context;
  const uid = call.identity?.uid;
  const { captcha: token, feedback } = call.body;
  const supplier = knownSupplier(context.catalogue, call.body.supplierId);
  const checked = checkFeedback(feedback, dayIn(lastZoneOf(supplier.countryCode), now()));
  const reference = firestore.doc(`reviews/${reviewIdOf(context, token)}`);
  const isRepeated = (await reference.get()).exists;
  if (!isRepeated && !(await context.captcha.verify(token)))
    throw new Refusal(400, 'captcha-failed', 'Please tick the box again.');
  const review = reviewDocument(checked, {
    supplierId: supplier.id,
    bookedThroughPosy: await hasBooked(firestore, uid, supplier.id),
    uid,
    photos: isRepeated ? [] : await photosOf(firestore, checked.photos, uid),
    now: now(),
  });
  const photoIds = checked.photos.map(({ id }) => id);
  const isNew = await firestore.runTransaction((transaction) => store(transaction, reference, review, photoIds));
  const { bookedThroughPosy } = review;
  if (isNew)
    context.recordAction({ action: 'review-sent', supplierId: supplier.id, reviewId: reference.id, bookedThroughPosy });
  return { id: reference.id, state: 'pending', bookedThroughPosy };
};
