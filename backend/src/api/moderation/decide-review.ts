import { type ReviewState, storedReviewSchema } from '@posy/shared-contracts/entities';
import { mayMoveReview } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Call, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { writeToAuthor } from '../reviews/review-letter';
import { changedNow, showChange, type WrittenStep } from '../reviews/stored-review';
import { logDecision, moderator } from './moderator';

type ReviewDecision = Call<'decideReview'>['body'];

/** States whose reason the author must learn. */
const explained: readonly ReviewState[] = ['changes-asked', 'refused'];

const reviewPart = v.pick(storedReviewSchema, ['state', 'log']);

const readReview = (stored: DocumentSnapshot, uid: string): v.InferOutput<typeof reviewPart> => {
  const read = v.safeParse(reviewPart, plain(stored.data()));
  if (!read.success) throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
  if (stored.get('private.user') === uid)
    throw new Refusal(403, 'own-review', 'Somebody else decides about what you wrote.');
  return read.output;
};

const requireMove = ({ from, to, reason }: ReviewDecision, now: ReviewState): void => {
  if (now !== from) throw new Refusal(409, 'review-moved', 'Somebody else decided about this review meanwhile.');
  if (!mayMoveReview('moderator', from, to))
    throw new Refusal(409, 'move-not-allowed', 'A review in this state cannot be moved there.');
  if (explained.includes(to) && reason === '')
    throw new Refusal(400, 'reason-needed', 'Please say why: the author is told.');
};

/** Moves a review; the review's own log and the moderators' are written with it, and its author gets a letter, once. */
export const decideReview: Handler<'decideReview'> = async (context, call) => {
  const { firestore, now } = context;
  const uid = moderator(call);
  const { from, to, reason } = call.body;
  const reference = firestore.doc(`reviews/${call.params.id}`);
  const isNew = await firestore.runTransaction(async (transaction) => {
    const { state, log } = readReview(await transaction.get(reference), uid);
    const last = log.at(-1);
    // A page repeats what it got no answer to.
    if (state === to && last?.by === uid && last.reason === reason && log.at(-2)?.state === from) return false;
    requireMove(call.body, state);
    const step: WrittenStep = { state: to, at: Timestamp.fromMillis(now()), by: uid, reason };
    transaction.update(reference, { state: to, log: FieldValue.arrayUnion(step), ...changedNow() });
    const about = { kind: 'review', id: reference.id, within: null } as const;
    logDecision(firestore, transaction, { about, from, to, reason, by: uid });
    return true;
  });
  await showChange(context, reference.id);
  if (isNew) await writeToAuthor(context, reference.id, { to, reason });
  return { state: to };
};
