import { photoIdOf } from '@posy/shared-contracts/entities';
import { type Handler } from '#api/handler';
import { leavePhotos } from '../review-photos';
import { changedNow, showChange } from '../stored-review';
import { authorsStep, changeOwn } from './own-review';

/** Takes one's own review back; once more changes nothing. */
export const withdrawReview: Handler<'withdrawReview'> = async (context, call) => {
  const by = { uid: call.identity?.uid ?? null, now: context.now() };
  await changeOwn(context, call, (transaction, { reference, review }) => {
    if (review.state === 'withdrawn') return;
    transaction.update(reference, { ...authorsStep(review, 'withdrawn', by), ...changedNow() });
  });
  await showChange(context, call.params.id);
  return { state: 'withdrawn' };
};

/**
 * Removes what somebody wrote: of the review no more stays than that there was one, of which supplier, and what was decided
 * about it. The document stays, so that servers that were away hear of it.
 */
export const deleteReview: Handler<'deleteReview'> = async (context, call) => {
  const { firestore } = context;
  const now = context.now();
  // A page repeats what it got no answer to, and by then nobody wrote it.
  if ((await firestore.doc(`reviews/${call.params.id}`).get()).get('body') === '') return {};
  await changeOwn(context, call, (transaction, { reference, document, review }) => {
    const { log, supplierId, bookedThroughPosy, createdAt } = document.data() ?? {};
    const ids = review.photos.flatMap(({ path }) => photoIdOf(path) ?? []);
    const empty = { title: '', body: '', name: '', from: '', dateWedding: '', photos: [] };
    const rest = { type: 'review', supplierId, bookedThroughPosy, createdAt, stars: review.stars };
    // The supplier's file goes with the next sweep, which finds it by this.
    const evidence: unknown = document.get('private.evidence');
    const left = evidence === undefined ? {} : { evidence };
    transaction.set(reference, {
      ...{ ...rest, ...empty, state: 'withdrawn', log: log ?? [] },
      ...{ private: left, ...changedNow() },
    });
    leavePhotos(firestore, transaction, { ids, now });
  });
  await showChange(context, call.params.id);
  return {};
};
