import { moderationConstants } from '@posy/shared-contracts/constants';
import { policyNumbers, reviewStates } from '@posy/shared-contracts/entities';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { findReview } from '../reviews/moved-review';
import { changedNow, showChange, type WrittenStep } from '../reviews/stored-review';
import { logDecision, moderator } from './moderator';
import { countDecision } from './review-figures';

/** `private.undo` of a review: where its latest decision found it, and on which rule it rests. */
const undoSchema = v.object({ from: v.picklist(reviewStates), policy: v.nullable(v.picklist(policyNumbers)) });

/**
 * Takes the caller's own latest decision back while its letter waits. The log says both: nothing is removed from it. A repeated
 * call finds that nothing is left to undo.
 */
export const undoDecision: Handler<'undoDecision'> = async (context, call) => {
  const { firestore, now } = context;
  const uid = moderator(call);
  const { id } = call.params;
  const state = await firestore.runTransaction(async (transaction) => {
    const found = await findReview(context, transaction, id);
    if (found === null) throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
    const { review, document, write } = found;
    const decided = review.log.at(-1);
    const undo = v.safeParse(undoSchema, document.get('private.undo'));
    const isOwn = undo.success && decided?.by === uid && decided.state === review.state;
    const at = Date.parse(decided?.at ?? '');
    if (!isOwn || now() >= at + moderationConstants.undoMs)
      throw new Refusal(409, 'undo-over', 'This decision can no longer be taken back.');
    const { from: before, policy } = undo.output;
    const step: WrittenStep = { state: before, at: Timestamp.fromMillis(now()), by: uid };
    const rest = { 'private.undo': FieldValue.delete(), 'private.letter': FieldValue.delete() };
    write({ state: before, log: FieldValue.arrayUnion(step), ...rest, ...changedNow() });
    const about = { kind: 'review', id, within: null } as const;
    logDecision(firestore, transaction, { about, from: review.state, to: before, reason: '', by: uid });
    const { stars } = review;
    countDecision(firestore, transaction, { to: review.state, policy, stars, year: new Date(at).getUTCFullYear() }, -1);
    return before;
  });
  await showChange(context, id);
  return { state };
};
