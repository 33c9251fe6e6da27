import { type Report, reportSchema } from '@posy/shared-contracts/entities';
import { isHiddenByReport } from '@posy/shared-contracts/rules';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { logActivity } from '../activity';
import { guestPhotoOf, removePhotoBytes } from '../guest-photos/stored/guest-photos';
import { type ApiContext, type Handler } from '../handler';
import { siteOf } from '../microsite/site/addresses';
import { takeOffline } from '../microsite/take-offline';
import { Refusal } from '../refusal';
import { findReview } from '../reviews/moved-review';
import { changedNow, showChange, type WrittenStep } from '../reviews/stored-review';
import { logDecision, moderator } from './moderator';
import { requireNotTaken } from './taken';

/** Returns the write that takes a guest's picture away from everybody; null where it is not there any more. */
const prepareTakingAway = async (
  { firestore }: ApiContext,
  transaction: Transaction,
  { id, within }: Report['about'],
): Promise<(() => void) | null> => {
  if (within === null) return null;
  const stored = await transaction.get(guestPhotoOf(firestore, within, id));
  if (!stored.exists) return null;
  return () => void transaction.update(stored.ref, { state: 'removed' });
};

/** Returns the write that takes a couple's website off the web; null where it is not there any more. Its couple reads so in the wedding's log. */
const prepareTakingOffline = async (
  { firestore }: ApiContext,
  transaction: Transaction,
  { within }: Report['about'],
): Promise<(() => void) | null> => {
  if (within === null) return null;
  const site = siteOf(firestore, within);
  if ((await transaction.get(site)).get('published') !== true) return null;
  return () => {
    takeOffline(firestore, transaction, { weddingId: within, site });
    const by = { uid: 'posy', name: 'Posy' };
    logActivity(transaction, firestore.doc(`weddings/${within}`), { kind: 'website-unpublished', by });
  };
};

/**
 * Returns the write that sends a published review back to the queue when its report is upheld: nobody sees it until a
 * moderator decided about the review itself, with a letter to its author. A guest's picture goes for good, a couple's website
 * off the web. Null for anything else.
 */
const prepareHiding = async (
  context: ApiContext,
  transaction: Transaction,
  { about, reason, uid }: Pick<Report, 'about'> & { reason: string; uid: string },
): Promise<(() => void) | null> => {
  if (about.kind === 'guest-photo') return prepareTakingAway(context, transaction, about);
  if (about.kind === 'website') return prepareTakingOffline(context, transaction, about);
  if (about.kind !== 'review') return null;
  const found = await findReview(context, transaction, about.id);
  if (found === null || !isHiddenByReport(found.review.state)) return null;
  const step: WrittenStep = { state: 'pending', at: Timestamp.fromMillis(context.now()), by: uid, reason };
  // No letter goes about a decision that is over.
  const over = { 'private.undo': FieldValue.delete(), 'private.letter': FieldValue.delete() };
  return () => found.write({ state: 'pending', log: FieldValue.arrayUnion(step), ...over, ...changedNow() });
};

/**
 * Decides an open report; nobody decides what they reported themselves. A review whose report is upheld waits for a
 * moderator again; a guest's picture is deleted, and only that it was taken away stays; a couple's website goes off the web.
 */
export const decideReport: Handler<'decideReport'> = async (context, call) => {
  const { firestore } = context;
  const uid = moderator(call);
  const { state, reason, policy } = call.body;
  const reference = firestore.doc(`reports/${call.params.id}`);
  const hidden = await firestore.runTransaction(async (transaction) => {
    const read = v.safeParse(reportSchema, plain((await transaction.get(reference)).data()));
    if (!read.success) throw new Refusal(404, 'report-unknown', 'This report is not here any more.');
    const report = read.output;
    if (report.by === uid) throw new Refusal(403, 'own-report', 'Somebody else decides what you reported.');
    if (report.state === state && report.decidedBy === uid) return null;
    if (report.state !== 'open') throw new Refusal(409, 'report-decided', 'This report has been decided already.');
    await requireNotTaken(context, transaction, { kind: 'report', id: reference.id, uid });
    const hide = state === 'upheld' ? await prepareHiding(context, transaction, { ...report, reason, uid }) : null;
    transaction.update(reference, { state, decidedBy: uid, decidedAt: FieldValue.serverTimestamp() });
    logDecision(firestore, transaction, {
      about: report.about,
      from: report.state,
      to: state,
      reason,
      policy,
      by: uid,
    });
    hide?.();
    return hide === null ? null : report.about;
  });
  if (hidden?.kind === 'review') await showChange(context, hidden.id);
  if (hidden?.kind === 'guest-photo') await removePhotoBytes(context, hidden.id);
  return {};
};
