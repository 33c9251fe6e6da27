import { type ReviewState } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { hashOf } from '#api/secret';
import { preparePlace } from '../author-place';
import { changedNow, showChange } from '../stored-review';
import { authorsStep, changeOwn } from './own-review';

/**
 * Confirms the author's address by the key of the letter to it: from then on the review waits for a moderator. A repeated
 * call changes nothing.
 */
export const confirmReview: Handler<'confirmReview'> = async (context, call) => {
  const by = { uid: call.identity?.uid ?? null, now: context.now() };
  const state = await changeOwn(context, call, async (transaction, own): Promise<ReviewState> => {
    const { reference, document, review } = own;
    if (review.state !== 'unconfirmed') return review.state;
    const { key } = call.body;
    // Being signed in as the author says nothing of the address: anybody may have typed it.
    if (key === undefined || document.get('private.keyHash') !== hashOf(key))
      throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
    const wedding: unknown = document.get('private.wedding');
    const author = typeof wedding === 'string' ? { wedding } : { email: String(document.get('private.email')) };
    const takePlace = await preparePlace(transaction, reference, { supplierId: review.supplierId, author });
    takePlace();
    const confirmedAt = Timestamp.fromMillis(by.now);
    const step = authorsStep(review, 'pending', by);
    transaction.update(reference, { ...step, checked: 'address', confirmedAt, ...changedNow() });
    return 'pending';
  });
  await showChange(context, call.params.id);
  return { state };
};
