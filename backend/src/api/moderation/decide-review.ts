import { moderationConstants } from '@posy/shared-contracts/constants';
import { type ReviewState } from '@posy/shared-contracts/entities';
import { changesDueFrom, mayMoveReview } from '@posy/shared-contracts/rules';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type ApiContext, type Call, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { findReview, type FoundReview } from '../reviews/moved-review';
import { changedNow, showChange, type WrittenStep } from '../reviews/stored-review';
import { logDecision, moderator } from './moderator';
import { countDecision } from './review-figures';
import { requireNotTaken } from './taken';

type ReviewDecision = Call<'decideReview'>['body'];

/** States whose reason the author must learn. */
const explained: readonly ReviewState[] = ['changes-asked', 'refused'];

/** A review that somebody else wrote, among those of the catalogue too. */
const requireReview = async (
  context: ApiContext,
  transaction: Transaction,
  { id, uid }: { id: string; uid: string },
): Promise<FoundReview> => {
  const found = await findReview(context, transaction, id);
  if (found === null) throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
  if (found.document.get('private.user') === uid)
    throw new Refusal(403, 'own-review', 'Somebody else decides about what you wrote.');
  return found;
};

const requireMove = ({ from, to, reason }: ReviewDecision, now: ReviewState): void => {
  if (now !== from) throw new Refusal(409, 'review-moved', 'Somebody else decided about this review meanwhile.');
  if (!mayMoveReview('moderator', from, to))
    throw new Refusal(409, 'move-not-allowed', 'A review in this state cannot be moved there.');
  if (explained.includes(to) && reason === '')
    throw new Refusal(400, 'reason-needed', 'Please say why: the author is told.');
};

/** Milliseconds since the review came into the state in which it waits. */
const waitedMs = ({ log, createdAt }: FoundReview['review'], now: number): number =>
  Math.max(0, now - Date.parse(log.at(-1)?.at ?? createdAt));

/** Fields for a letter that is sent when the decision can no longer be undone, and for the undoing. */
const afterwards = ({ from, to, reason, policy }: ReviewDecision, now: number) => ({
  'private.undo': { from, policy },
  'private.letter': { to, reason, dueAt: Timestamp.fromMillis(now + moderationConstants.undoMs), tries: 0 },
});

/** Returns the last moment for changes that are asked for; an author whom no letter reaches has none. */
const deadlineOf = ({ to }: ReviewDecision, { document }: FoundReview, now: number) => {
  if (to !== 'changes-asked') return {};
  const hasAuthor = typeof document.get('private.email') === 'string';
  return { changesDue: hasAuthor ? Timestamp.fromMillis(changesDueFrom(now)) : FieldValue.delete() };
};

/**
 * Moves a review; the review's own log, the moderators' and the yearly table are written with it. Its author gets a letter once
 * the decision stands.
 */
export const decideReview: Handler<'decideReview'> = async (context, call) => {
  const { firestore } = context;
  const now = context.now();
  const uid = moderator(call);
  const { from, to, reason, policy } = call.body;
  const { id } = call.params;
  await firestore.runTransaction(async (transaction) => {
    const found = await requireReview(context, transaction, { id, uid });
    const { review, write } = found;
    const { state, log, stars } = review;
    const last = log.at(-1);
    // A page repeats what it got no answer to.
    if (state === to && last?.by === uid && last.reason === reason && log.at(-2)?.state === from) return;
    requireMove(call.body, state);
    await requireNotTaken(context, transaction, { kind: 'review', id, uid });
    const step: WrittenStep = { state: to, at: Timestamp.fromMillis(now), by: uid, reason };
    write({
      ...{ state: to, log: FieldValue.arrayUnion(step), ...deadlineOf(call.body, found, now) },
      ...{ ...afterwards(call.body, now), ...changedNow() },
    });
    const about = { kind: 'review', id, within: null } as const;
    logDecision(firestore, transaction, { about, from, to, reason, policy, waitedMs: waitedMs(review, now), by: uid });
    countDecision(firestore, transaction, { to, policy, stars, year: new Date(now).getUTCFullYear() });
  });
  await showChange(context, id);
  return { state: to };
};
