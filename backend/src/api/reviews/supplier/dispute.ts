import { reviewConstants } from '@posy/shared-contracts/constants';
import { mayMoveReview } from '@posy/shared-contracts/rules';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { readFileOf } from '#api/store-file';
import { attachmentName } from '#attachments/attachment-name';
import { type FoundReview } from '../moved-review';
import { changedNow, type WrittenStep } from '../stored-review';
import { storeEvidence, type WrittenEvidence } from './store-evidence';
import { changeOfOurs } from './supplier-side';

interface Dispute {
  uid: string;
  reason: string;
  at: Timestamp;
  /** Null where words are all. */
  evidence: WrittenEvidence | null;
}

/** Writes a dispute: once, because a moderator's decision stands. */
const writeDispute = ({ uid, reason, at, evidence }: Dispute, { review, write }: FoundReview): void => {
  const { state, log } = review;
  const withFile = evidence === null ? {} : { 'private.evidence': evidence };
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
  const at = Timestamp.fromMillis(context.now());
  await changeOfOurs(context, call, (found) => writeDispute({ uid, reason, at, evidence: null }, found));
  return { state: 'disputed' };
};

/** Disputes a published review with a file that shows what happened. */
export const disputeReviewWithFile: Handler<'disputeReviewWithFile'> = async (context, call) => {
  const { uid } = caller(call);
  const { reason, name } = call.body;
  requireReason(reason);
  if (call.file.length > reviewConstants.evidenceBytes)
    throw new Refusal(413, 'attachment-too-large', 'This file is larger than 5 MB.');
  const { body, type } = await readFileOf(call.file);
  const at = Timestamp.fromMillis(context.now());
  const evidence = { name: attachmentName(name, type), type, bytes: body.length, at };
  const before = await changeOfOurs(context, call, (found) => {
    writeDispute({ uid, reason, at, evidence }, found);
    return found.document.get('private.evidence') as unknown;
  });
  await storeEvidence(context, call.params.id, { body, written: evidence, before });
  return { state: 'disputed' };
};
