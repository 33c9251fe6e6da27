import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { takeReport } from './take-report';

/** Returns true when the subject exists; for reviews, only those written here. */
const isThere = async ({ firestore, catalogue }: ApiContext, { kind, id }: Call<'report'>['body']['about']) =>
  kind === 'supplier' ? catalogue.getSupplier(id)?.id === id : (await firestore.doc(`reviews/${id}`).get()).exists;

/** Reports a review or a supplier to moderators. */
export const report: Handler<'report'> = async (context, call) => {
  const { uid } = caller(call);
  const { about, reason, words } = call.body;
  if (!(await isThere(context, about))) throw new Refusal(404, 'nothing-to-report', 'This is not here any more.');
  const notice = { about: { ...about, within: null }, reason, words, by: uid };
  await context.firestore.runTransaction((transaction) =>
    takeReport({ firestore: context.firestore, transaction, now: context.now() }, notice),
  );
  return {};
};
