import { randomUUID } from 'node:crypto';
import { type Notice } from '#push/notice';
import { caller, type Handler } from '../handler';
import { requireManager } from '../membership';
import { removeMember } from './remove-member';

/** Ends a member's access at once; does nothing for a person without access. Source: D-role-02. */
export const revokeCollaborator: Handler<'revokeCollaborator'> = async (context, call) => {
  const { firestore, now, exports, pushes, talkLetters } = context;
  const { uid: actor } = caller(call);
  const { weddingId, uid } = call.body;
  const reference = firestore.doc(`weddings/${weddingId}`);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    const wedding = requireManager(snapshot, actor, 'helper');
    const role = Object.hasOwn(wedding.roles, uid) ? wedding.roles[uid] : undefined;
    if (role === undefined) return;
    requireManager(snapshot, actor, role);
    await removeMember({ firestore, transaction, now: now(), talkLetters, reference, wedding, uid, actor });
    const notice: Notice = { kind: 'access-ended', event: randomUUID(), ids: { weddingId } };
    if (uid !== actor) await pushes.notify(uid, notice, transaction);
  });
  pushes.deliverSoon();
  await exports.forgetOf(uid);
  return {};
};
