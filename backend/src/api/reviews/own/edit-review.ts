import { photoIdOf, type ReviewState } from '@posy/shared-contracts/entities';
import { mayEditReview } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { wordsHash } from '#api/moderation/checks/review-origin';
import { Refusal } from '#api/refusal';
import { checkFeedback, lastWeddingDay } from '../check-feedback';
import { holdPhotos, leavePhotos, photosOf } from '../review-photos';
import { changedNow, showChange } from '../stored-review';
import { authorsStep, changeOwn, requireOwn } from './own-review';

/** Changes the caller's own review. A published one waits for a moderator again, and is hidden until then. */
export const editReview: Handler<'editReview'> = async (context, call) => {
  const { firestore } = context;
  const now = context.now();
  const uid = call.identity?.uid;
  const { id } = call.params;
  const before = await firestore.doc(`reviews/${id}`).get();
  requireOwn(before, call);
  const feedback = { ...call.body.feedback, email: String(before.get('private.email')) };
  const { form, photos: chosen } = checkFeedback(feedback, lastWeddingDay(context, String(before.get('supplierId'))));
  const photos = await photosOf(firestore, chosen, { uid, reviewId: id });
  const state = await changeOwn(context, call, (transaction, { reference, review }): ReviewState => {
    if (!mayEditReview(review, now)) throw new Refusal(409, 'edit-over', 'This review can no longer be changed.');
    const ids = chosen.map((photo) => photo.id);
    const left = review.photos.flatMap(({ path }) => photoIdOf(path) ?? []).filter((one) => !ids.includes(one));
    transaction.update(reference, {
      ...(review.state !== 'pending' && authorsStep(review, 'pending', { uid: uid ?? null, now })),
      ...{ stars: form.stars, title: form.title, body: form.message, from: form.from },
      ...{ dateWedding: form.weddingDate, name: form.name, photos, editedAt: Timestamp.fromMillis(now) },
      'private.origin.words': wordsHash(form.title, form.message),
      ...changedNow(),
    });
    leavePhotos(firestore, transaction, { ids: left, now });
    holdPhotos(firestore, transaction, { ids, reviewId: id });
    return 'pending';
  });
  await showChange(context, id);
  return { state };
};
