import { logActivity } from '../activity';
import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';
import { prepareMemberChange } from './change-members';
import { membersOf, withMember } from './members';

/** Passes a wedding on to a partner; the owner becomes a partner. Source: D-role-03. */
export const transferOwnership: Handler<'transferOwnership'> = async ({ firestore, now, talkLetters }, call) => {
  const { uid: actor } = caller(call);
  const { weddingId, uid } = call.body;
  const reference = firestore.doc(`weddings/${weddingId}`);
  await firestore.runTransaction(async (transaction) => {
    const wedding = requireMember(await transaction.get(reference), actor);
    const { roles } = wedding;
    const isDone = actor !== uid && roles[uid] === 'owner' && roles[actor] === 'partner';
    if (isDone) return;
    if (roles[actor] !== 'owner') throw new Refusal(403, 'not-allowed', 'Only the owner may do this.');
    if (!Object.hasOwn(roles, uid) || roles[uid] !== 'partner')
      throw new Refusal(409, 'not-a-partner', 'Only a partner can become the owner.');
    const change = await prepareMemberChange({ firestore, transaction, now: now() }, reference, wedding);
    const passed = withMember(membersOf(wedding), uid, { role: 'owner', allowed: null });
    change.write(withMember(passed, actor, { role: 'partner', allowed: null }));
    const by = { uid: actor, name: change.nameOf(actor) };
    const lineId = logActivity(transaction, reference, {
      kind: 'ownership-transferred',
      by,
      about: change.nameOf(uid),
      role: 'owner',
    });
    talkLetters.notifyOfPeople(transaction, uid, { kind: 'access-changed', weddingId, lineId });
  });
  return {};
};
