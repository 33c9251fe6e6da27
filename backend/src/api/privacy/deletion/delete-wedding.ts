import { type Wedding } from '@posy/shared-contracts/entities';
import { confirmsDeletion } from '@posy/shared-contracts/rules';
import { caller, type Handler } from '#api/handler';
import { requireOwner } from '#api/membership';
import { Refusal } from '#api/refusal';
import { isOpenWedding } from '#documents/closed';
import { beginWeddingDeletion, deletionJob } from './deletion-job';
import { finishWeddingDeletion } from './remove-wedding';

const requireConfirmation = ({ partners }: Wedding, typed: string): void => {
  if (!confirmsDeletion(partners, typed))
    throw new Refusal(400, 'confirmation-wrong', 'The typed names are not those of the wedding.');
};

/** Deletes a wedding with all that is in it; only its owner may. Goes on where an earlier call was broken off. */
export const deleteWedding: Handler<'deleteWedding'> = async (context, call) => {
  const { firestore } = context;
  const { uid } = caller(call);
  const { weddingId, confirmation } = call.body;
  const job = deletionJob(firestore, 'delete-wedding', weddingId);
  await firestore.runTransaction(async (transaction) => {
    const [stored, begun] = [await transaction.get(firestore.doc(`weddings/${weddingId}`)), await transaction.get(job)];
    if (!isOpenWedding(stored) && begun.get('uid') === uid) return;
    requireConfirmation(requireOwner(stored, uid), confirmation);
    await beginWeddingDeletion({ firestore, transaction }, stored, uid);
  });
  await finishWeddingDeletion(context, weddingId);
  const next: unknown = (await firestore.doc(`users/${uid}`).get()).get('weddingId');
  return { weddingId: typeof next === 'string' ? next : null };
};
