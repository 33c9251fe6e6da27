import { reportSchema } from '@posy/shared-contracts/entities';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { logDecision, moderator } from './moderator';
import { requireNotTaken } from './taken';

/** Decides an open report; nobody decides what they reported themselves. */
export const decideReport: Handler<'decideReport'> = async (context, call) => {
  const { firestore } = context;
  const uid = moderator(call);
  const { state, reason, policy } = call.body;
  const reference = firestore.doc(`reports/${call.params.id}`);
  await firestore.runTransaction(async (transaction) => {
    const read = v.safeParse(reportSchema, plain((await transaction.get(reference)).data()));
    if (!read.success) throw new Refusal(404, 'report-unknown', 'This report is not here any more.');
    const report = read.output;
    if (report.by === uid) throw new Refusal(403, 'own-report', 'Somebody else decides what you reported.');
    if (report.state === state && report.decidedBy === uid) return;
    if (report.state !== 'open') throw new Refusal(409, 'report-decided', 'This report has been decided already.');
    await requireNotTaken(context, transaction, { kind: 'report', id: reference.id, uid });
    transaction.update(reference, { state, decidedBy: uid, decidedAt: FieldValue.serverTimestamp() });
    logDecision(firestore, transaction, {
      about: report.about,
      from: report.state,
      to: state,
      reason,
      policy,
      by: uid,
    });
  });
  return {};
};
