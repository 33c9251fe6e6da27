import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { accessSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { type Notice } from '#push/notice';
import { logActivity } from '../activity';
import { caller, type Handler } from '../handler';
import { requireManager } from '../membership';
import { Refusal } from '../refusal';
import { prepareMemberChange } from './change-members';
import { membersOf, withMember } from './members';

const nothing = v.parse(accessSchema, {});

/** Changes a member's access from their next call on. Granting the access that they already have changes nothing. */
export const updateCollaborator: Handler<'updateCollaborator'> = async (context, call) => {
  const { firestore, now, pushes, talkLetters } = context;
  const { uid: actor } = caller(call);
  const { weddingId, uid, role, access } = call.body;
  const reference = firestore.doc(`weddings/${weddingId}`);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    const wedding = requireManager(snapshot, actor, role);
    const before = Object.hasOwn(wedding.roles, uid) ? wedding.roles[uid] : undefined;
    if (before === undefined)
      throw new Refusal(404, 'not-a-collaborator', 'This person does not belong to the wedding.');
    requireManager(snapshot, actor, before);
    const held = wedding.access?.[uid] ?? null;
    const allowed = role === 'helper' ? (access ?? held ?? nothing) : null;
    if (role === before && isDeepStrictEqual(allowed, held)) return;
    const change = await prepareMemberChange({ firestore, transaction, now: now() }, reference, wedding);
    change.write(withMember(membersOf(wedding), uid, { role, allowed }));
    const by = { uid: actor, name: change.nameOf(actor) };
    const lineId = logActivity(transaction, reference, { kind: 'member-changed', by, about: change.nameOf(uid), role });
    const notice: Notice = { kind: 'access-changed', event: randomUUID(), ids: { weddingId } };
    if (uid === actor) return;
    talkLetters.notifyOfPeople(transaction, uid, { kind: 'access-changed', weddingId, lineId });
    await pushes.notify(uid, notice, transaction);
  });
  pushes.deliverSoon();
  return {};
};
