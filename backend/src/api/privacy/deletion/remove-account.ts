import { type Firestore } from 'firebase-admin/firestore';
import { removeFromSuppliers } from '#accounts/supplier-people';
import { removeClaimsOf } from '#api/claims/stored-claim';
import { removeMember } from '#api/collaboration/remove-member';
import { sendNews } from '#api/collaboration/send-news';
import { type ApiContext } from '#api/handler';
import { roleIn } from '#api/membership';
import { marketOfLocale } from '#documents/market-of-locale';
import { readWedding } from '#documents/stored-wedding';
import { renderMail } from '#mail/render-mail';
import { type AccountDeletion, beginWeddingDeletion, deletionJob, readJob } from './deletion-job';
import { removeTraces } from './remove-traces';
import { finishWeddingDeletion } from './remove-wedding';

/** Takes the person out of a wedding; one that was theirs alone is deleted. */
const leave = async (context: ApiContext, weddingId: string, uid: string): Promise<void> => {
  const { firestore, now, talkLetters } = context;
  await firestore.runTransaction(async (transaction) => {
    const reference = firestore.doc(`weddings/${weddingId}`);
    const stored = await transaction.get(reference);
    const role = roleIn(stored, uid);
    if (role === null) return;
    const wedding = readWedding(stored);
    if (role === 'owner') await beginWeddingDeletion({ firestore, transaction }, stored, uid);
    else await removeMember({ firestore, transaction, now: now(), talkLetters, reference, wedding, uid, actor: uid });
  });
  await finishWeddingDeletion(context, weddingId);
};

const removeProfile = async (firestore: Firestore, uid: string): Promise<void> => {
  const profile = firestore.doc(`users/${uid}`);
  for (const collection of await profile.listCollections())
    for (const { ref } of (await collection.get()).docs) await ref.delete();
  await profile.delete();
};

/** Deletes an account. The sign-in goes first, so that nobody can create the profile again during the deletion. */
const removeAccount = async (context: ApiContext, job: AccountDeletion): Promise<void> => {
  const { uid, email, emailVerified, locale, weddingIds } = job;
  await context.accounts.remove(uid);
  for (const weddingId of weddingIds) await leave(context, weddingId, uid);
  await context.exports.forgetOf(uid);
  // The person leaves their suppliers: their desks and their conversations.
  await removeFromSuppliers(context.firestore, uid, null);
  await removeProfile(context.firestore, uid);
  await removeTraces(context.firestore, job);
  await removeClaimsOf(context.firestore, context.attachments, job.uid);
  if (email === null) return;
  const mail = renderMail({ to: email, kind: 'accountDeleted', market: marketOfLocale(locale), slots: { email } });
  await sendNews(context, mail, () => emailVerified);
};

/** Does what is left of an account's deletion, if one was begun. */
export const finishAccountDeletion = async (context: ApiContext, uid: string): Promise<void> => {
  const reference = deletionJob(context.firestore, 'delete-account', uid);
  const job = readJob(await reference.get());
  if (job?.kind !== 'delete-account') return;
  await removeAccount(context, job);
  await reference.delete();
};
