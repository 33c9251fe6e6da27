import { reviewConstants } from '@posy/shared-contracts/constants';
import { mayMoveReview } from '@posy/shared-contracts/rules';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type ApiContext, caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { readFileOf } from '#api/store-file';
import { attachmentName } from '#attachments/attachment-name';
import { type FoundReview } from '../moved-review';
import { changedNow, type WrittenStep } from '../stored-review';
import { type Evidence, evidenceFileId } from './evidence';
import { changeOfOurs } from './supplier-side';

interface Dispute {
  uid: string;
  reason: string;
  /** Null where words are all. */
  evidence: Evidence | null;
}

/** Writes a dispute: once, because a moderator's decision stands. */
const writeDispute = (
  context: ApiContext,
  { uid, reason, evidence }: Dispute,
  { review, write }: FoundReview,
): void => {
  const { state, log } = review;
  const at = Timestamp.fromMillis(context.now());
  const withFile = evidence === null ? {} : { 'private.evidence': { ...evidence, at } };
  if (state === 'disputed' && log.at(-1)?.by === uid) {
    // A page repeats what it got no answer to.
    if (evidence !== null) write(withFile);
    return;
  }
  const wasDisputed = log.some((step) => step.state === 'disputed');
  if (wasDisputed || !mayMoveReview('supplier', state, 'disputed'))
    throw new Refusal(409, 'move-not-allowed', 'A moderator has decided about this review already.');
  const step: WrittenStep = { state: 'disputed', at, by: uid, reason };
  write({ state: 'disputed', log: FieldValue.arrayUnion(step), ...withFile, ...changedNow() });
};

const requireReason = (reason: string): void => {
  if (reason === '')
    throw new Refusal(400, 'reason-needed', 'Please say what is wrong with it: a moderator reads that.');
};

/** Disputes a published review. */
export const disputeReview: Handler<'disputeReview'> = async (context, call) => {
  const { uid } = caller(call);
  const { reason } = call.body;
  requireReason(reason);
  await changeOfOurs(context, call, (found) => writeDispute(context, { uid, reason, evidence: null }, found));
  return { state: 'disputed' };
};

/** Stores the file of a dispute; without it the dispute stands with its words alone, and may be sent again. */
const storeEvidence = async ({ firestore, attachments }: ApiContext, reviewId: string, body: Buffer): Promise<void> => {
  try {
    await attachments.write(evidenceFileId(reviewId), body);
  } catch (error) {
    await firestore.doc(`reviews/${reviewId}`).update({ 'private.evidence': FieldValue.delete() });
    throw error;
  }
};

/** Disputes a published review with a file that shows what happened. */
export const disputeReviewWithFile: Handler<'disputeReviewWithFile'> = async (context, call) => {
  const { uid } = caller(call);
  const { reason, name } = call.body;
  requireReason(reason);
  if (call.file.length > reviewConstants.evidenceBytes)
    throw new Refusal(413, 'attachment-too-large', 'This file is larger than 5 MB.');
  const { body, type } = await readFileOf(call.file);
  const evidence = { name: attachmentName(name, type), type, bytes: body.length };
  await changeOfOurs(context, call, (found) => writeDispute(context, { uid, reason, evidence }, found));
  await storeEvidence(context, call.params.id, body);
  return { state: 'disputed' };
};
