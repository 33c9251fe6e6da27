import { createHash } from 'node:crypto';
import { reviewStates } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ApiContext } from '#api/handler';
import { hashOf, newSecret } from '#api/secret';
import { decisionLetter } from './review-letter';

/** A try may take this long before another server takes the letter up again. */
const leaseMs = 120_000;
const mostTries = 6;
/** Letters of one look; the rest have the next one. */
const atOnce = 50;

/** `private.letter` of a review: the letter about the latest decision, which waits until that can no longer be undone. */
const waitingSchema = v.object({
  to: v.picklist(reviewStates),
  reason: v.string(),
  dueAt: v.instance(Timestamp),
  tries: v.number(),
});

interface Taken extends Omit<v.InferOutput<typeof waitingSchema>, 'dueAt'> {
  document: DocumentSnapshot;
  key: string;
}

/** Takes a letter that is due for one try, and makes the key with which it opens the review; null when nothing is due. */
const take = ({ firestore, now }: ApiContext, reference: DocumentReference): Promise<Taken | null> =>
  firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const read = v.safeParse(waitingSchema, document.get('private.letter'));
    if (!read.success || read.output.dueAt.toMillis() > now()) return null;
    const { to, reason, tries } = read.output;
    if (document.get('state') !== to) {
      // Its author or its supplier was quicker: the decision is no news any more.
      transaction.update(reference, { 'private.letter': FieldValue.delete(), 'private.undo': FieldValue.delete() });
      return null;
    }
    const key = newSecret(24);
    transaction.update(reference, {
      'private.letter.dueAt': Timestamp.fromMillis(now() + leaseMs),
      'private.letter.tries': tries + 1,
      ...(to === 'changes-asked' && { 'private.letterKeyHash': hashOf(key) }),
    });
    return { to, reason, tries: tries + 1, document, key };
  });

/** The same for every try, so that its reader gets it once. */
const idOf = ({ document, to }: Taken): string => {
  const decided = (document.get('log') as unknown[] | undefined)?.length;
  return createHash('sha256')
    .update(`${document.id} ${to} ${String(decided)}`)
    .digest('hex')
    .slice(0, 32);
};

const send = async (context: ApiContext, reference: DocumentReference): Promise<number> => {
  const taken = await take(context, reference);
  if (taken === null) return 0;
  const done = { 'private.letter': FieldValue.delete(), 'private.undo': FieldValue.delete() };
  try {
    const mail = await decisionLetter(context, taken.document, taken);
    if (mail !== null) await context.sendMail({ ...mail, id: idOf(taken) });
    await reference.update(done);
    return mail === null ? 0 : 1;
  } catch (error) {
    context.reportProblem({ feature: 'mail', message: String(error) });
    if (taken.tries >= mostTries) await reference.update(done);
    return 0;
  }
};

/** Sends the letters about decisions that can no longer be undone. Answers how many went. */
export const sendDecisionLetters = async (context: ApiContext): Promise<number> => {
  const due = await context.firestore
    .collection('reviews')
    .where('private.letter.dueAt', '<=', Timestamp.fromMillis(context.now()))
    .limit(atOnce)
    .get();
  let sent = 0;
  for (const { ref } of due.docs) sent += await send(context, ref);
  return sent;
};
