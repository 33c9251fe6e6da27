import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type ApiContext, type Call, type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { countShared, originOf } from '../moderation/checks/review-origin';
import { Refusal } from '../refusal';
import { hashOf, newSecret } from '../secret';
import { type Author, preparePlace } from './author-place';
import { type CheckedFeedback, checkFeedback, lastWeddingDay } from './check-feedback';
import { askToConfirm } from './letters/review-letter';
import { holdPhotos, photosOf } from './review-photos';
import { changedNow, type WrittenStep } from './stored-review';
import { type Writer, writerOf } from './writer';

type FeedbackCall = Call<'addFeedback'>;

const reviewDocument = (
  { form }: CheckedFeedback,
  rest: { supplierId: string; writer: Writer; photos: object[]; keyHash: string; now: number; alike: object },
) => {
  const { writer, keyHash } = rest;
  const at = Timestamp.fromMillis(rest.now);
  const sent: WrittenStep = { state: writer.checked === undefined ? 'unconfirmed' : 'pending', at, by: null };
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
    bookedThroughPosy: writer.bookedThroughPosy,
    ...(writer.checked !== undefined && { checked: writer.checked }),
    ...(writer.guestBand !== undefined && { guestBand: writer.guestBand }),
    ...(writer.asGuest && { asGuest: true }),
    private: {
      email: (writer.asGuest ? writer.address : null) ?? form.email,
      user: writer.uid ?? null,
      wedding: writer.weddingId ?? null,
      ...(writer.checked === undefined && { keyHash }),
      ...rest.alike,
    },
    createdAt: at,
    ...changedNow(),
  };
};

type ReviewDocument = ReturnType<typeof reviewDocument>;

/**
 * Of an author without a wedding the place is their address's, signed in or not. It is taken once the address is
 * confirmed: before, it could be anybody's.
 */
const authorOf = ({ uid, weddingId, checked, address }: Writer): Author | null => {
  if (weddingId !== undefined) return { wedding: weddingId };
  if (uid === undefined || checked === undefined) return null;
  return address === null ? { uid } : { email: address };
};

/** Writes the review, or finds that the same one was written before: a page repeats what it got no answer to. */
const store = async (
  transaction: Transaction,
  reference: DocumentReference,
  { review, writer, photoIds }: { review: ReviewDocument; writer: Writer; photoIds: string[] },
): Promise<boolean> => {
  const earlier = await transaction.get(reference);
  if (earlier.exists) {
    const isSame = (['supplierId', 'title', 'body', 'stars'] as const).every((key) => earlier.get(key) === review[key]);
    if (isSame) return false;
    throw new Refusal(409, 'captcha-used', 'Please tick the box again.');
  }
  const author = authorOf(writer);
  const takePlace =
    author === null
      ? () => undefined
      : await preparePlace(transaction, reference, { supplierId: review.supplierId, author });
  takePlace();
  transaction.create(reference, review);
  holdPhotos(reference.firestore, transaction, { ids: photoIds, reviewId: reference.id });
  return true;
};

/** The id of the review that a solution may write: one, so that a solution is used once. */
const reviewIdOf = ({ captcha }: ApiContext, token: string): string => {
  const key = captcha.keyOf(token);
  if (key === null) throw new Refusal(400, 'captcha-failed', 'Please tick the box again.');
  return key;
};

/** Refuses a review without the captcha's solution, unless this very review is stored already. */
const requireWork = async ({ captcha }: ApiContext, token: string, isRepeated: boolean): Promise<void> => {
  if (!isRepeated && !(await captcha.verify(token)))
    throw new Refusal(400, 'captcha-failed', 'Please tick the box again.');
};

/**
 * Takes a review from anybody who solved the captcha (D-review-author-01). It waits for a moderator: lists, top reviews
 * and statistics know published reviews only; one of an address that nobody confirmed waits for that first. The author's
 * e-mail and uid stay with the backend.
 */
export const addFeedback: Handler<'addFeedback'> = async (context, call: FeedbackCall) => {
  const { firestore, now } = context;
  const { captcha: token, feedback, asGuest = false } = call.body;
  const supplier = knownSupplier(context.catalogue, call.body.supplierId);
  const checked = checkFeedback(feedback, lastWeddingDay(context, supplier.id));
  const reference = firestore.doc(`reviews/${reviewIdOf(context, token)}`);
  const isRepeated = (await reference.get()).exists;
  await requireWork(context, token, isRepeated);
  const writer = await writerOf(firestore, call.identity, { supplierId: supplier.id, now: now(), asGuest });
  const photos = isRepeated ? [] : await photosOf(firestore, checked.photos, { uid: writer.uid, reviewId: null });
  const key = newSecret(24);
  const origin = originOf(context, call, feedback);
  const alike = { origin, shared: await countShared(firestore, origin) };
  const review = reviewDocument(checked, {
    ...{ supplierId: supplier.id, writer, photos, keyHash: hashOf(key), now: now(), alike },
  });
  const photoIds = checked.photos.map(({ id }) => id);
  const isNew = await firestore.runTransaction((transaction) =>
    store(transaction, reference, { review, writer, photoIds }),
  );
  const { bookedThroughPosy, state } = review;
  if (isNew) {
    if (state === 'unconfirmed') await askToConfirm(context, reference.id, key);
    context.recordAction({ action: 'review-sent', supplierId: supplier.id, reviewId: reference.id, bookedThroughPosy });
  }
  return { id: reference.id, state, bookedThroughPosy };
};
