import { randomUUID } from 'node:crypto';
import { type Notice } from '#push/notice';
import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';
import { removeMember } from './remove-member';

/** Leaves a wedding; the owner passes it on, or deletes it, first. Source: D-role-04. */
export const leaveWedding: Handler<'leaveWedding'> = async ({ firestore, now, pushes, talkLetters }, call) => {
  const { uid } = caller(call);
  const reference = firestore.doc(`weddings/${call.body.weddingId}`);
  const weddingId = await firestore.runTransaction(async (transaction) => {
    const wedding = requireMember(await transaction.get(reference), uid);
    if (wedding.roles[uid] === 'owner')
      throw new Refusal(409, 'owner-cannot-leave', 'The owner passes the wedding on, or deletes it.');
    const next = await removeMember({
      firestore,
      transaction,
      now: now(),
      talkLetters,
      reference,
      wedding,
      uid,
      actor: uid,
    });
    const notice: Notice = { kind: 'member-left', event: randomUUID(), ids: { weddingId: reference.id } };
    for (const [id, role] of Object.entries(wedding.roles))
      if (role === 'owner') await pushes.notify(id, notice, transaction);
    return next;
  });
  pushes.deliverSoon();
  return { weddingId };
};
