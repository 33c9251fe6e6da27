import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';
import { removeMember } from './remove-member';

/** Leaves a wedding; the owner passes it on, or deletes it, first. Source: D-role-04. */
export const leaveWedding: Handler<'leaveWedding'> = async ({ firestore, now }, call) => {
  const { uid } = caller(call);
  const reference = firestore.doc(`weddings/${call.body.weddingId}`);
  const weddingId = await firestore.runTransaction(async (transaction) => {
    const wedding = requireMember(await transaction.get(reference), uid);
    if (wedding.roles[uid] === 'owner')
      throw new Refusal(409, 'owner-cannot-leave', 'The owner passes the wedding on, or deletes it.');
    return removeMember({ firestore, transaction, now: now(), reference, wedding, uid, actor: uid });
  });
  return { weddingId };
};
