import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { removeAll } from '#accounts/remove-all';
import { afterLeaving, remainingWeddings } from '#api/collaboration/joined-weddings';
import { isConfirmed, sendNews } from '#api/collaboration/send-news';
import { type ApiContext } from '#api/handler';
import { websiteSecretOf } from '#api/microsite/password/website-password';
import { addressesOf } from '#api/microsite/site/addresses';
import { removeCalendarFeeds } from '#api/wedding-calendar/stored-feed';
import { removeContracts } from '#attachments/remove-attachments';
import { closedWedding } from '#documents/closed';
import { marketOfLocale } from '#documents/market-of-locale';
import { plain } from '#documents/plain';
import { remoteCollections } from '#documents/remote-documents';
import { harmlessCouple } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { removePhotosOf } from '../export/wedding-files';
import { closeConversation } from './close-conversation';
import { deletionJob, readJob, type WeddingDeletion } from './deletion-job';
import { farewellOf } from './farewell';

/** Releases every address that the website had; until then no other website gets one. */
const freeAddresses = async (firestore: Firestore, weddingId: string): Promise<void> => {
  for (const { ref } of (await addressesOf(firestore, weddingId).get()).docs) await ref.delete();
};

const removeCollections = async (firestore: Firestore, weddingId: string): Promise<void> => {
  for (const collection of await remoteCollections(firestore, weddingId)) await removeAll(collection);
  for (const collection of await firestore.doc(`weddings/${weddingId}`).listCollections()) await removeAll(collection);
};

const removeInvitations = async (firestore: Firestore, weddingId: string): Promise<void> => {
  for (const links of ['nonces', 'householdTokens', 'guestLetters']) {
    const { docs } = await firestore.collection(links).where('weddingId', '==', weddingId).get();
    for (const { ref } of docs) await ref.delete();
  }
};

/**
 * Fields of a member's profile that releasing them needs, with fallbacks: an invalid profile must not block the
 * wedding's deletion.
 */
const person = v.object({
  contacts: v.fallback(v.object({ email: v.string() }), { email: '' }),
  l10n: v.fallback(v.object({ locale: v.string() }), { locale: '' }),
  weddingId: v.fallback(v.nullable(v.string()), null),
  weddingIds: v.fallback(v.optional(v.array(v.string())), []),
});

/** Turns a member's profile to another of their weddings. Returns the profile; null when the wedding was not in it. */
const releaseMember = (firestore: Firestore, uid: string, weddingId: string) =>
  firestore.runTransaction(async (transaction) => {
    const reference = firestore.doc(`users/${uid}`);
    const read = v.safeParse(person, plain((await transaction.get(reference)).data()));
    if (!read.success) return null;
    const { weddingId: current, weddingIds = [] } = read.output;
    if (current !== weddingId && !weddingIds.includes(weddingId)) return null;
    const remaining = await remainingWeddings({ firestore, transaction }, read.output, uid, weddingId);
    transaction.update(reference, afterLeaving(read.output, weddingId, remaining));
    return read.output;
  });

type Deleted = WeddingDeletion['wedding'];
type ReleasedMember = v.InferOutput<typeof person>;

const notify = (
  context: ApiContext,
  wedding: Deleted,
  uid: string,
  { contacts, l10n }: ReleasedMember,
): Promise<void> => {
  const to = contacts.email;
  const market = marketOfLocale(l10n.locale);
  const couple = harmlessCouple(wedding.partners, market.locale);
  const mail = renderMail({ to, kind: 'weddingDeleted', market, slots: { couple } });
  return sendNews(context, mail, () => isConfirmed(context, uid, to));
};

const releaseMembers = async (context: ApiContext, { weddingId, uid, wedding }: WeddingDeletion): Promise<void> => {
  for (const member of Object.keys(wedding.roles)) {
    await context.exports.forgetOf(member);
    const released = await releaseMember(context.firestore, member, weddingId);
    if (released !== null && member !== uid && released.contacts.email !== '')
      await notify(context, wedding, member, released);
  }
};

/**
 * Deletes a closed wedding, to which nobody has access any more. Its document is deleted last: until then it cannot be
 * created again, and afterwards its tombstone prevents that.
 */
const removeWedding = async (context: ApiContext, job: WeddingDeletion): Promise<void> => {
  const { firestore } = context;
  const { weddingId, wedding } = job;
  // A deletion that was begun by an earlier version left none.
  await closedWedding(firestore, weddingId).set({ closedAt: FieldValue.serverTimestamp() });
  await freeAddresses(firestore, weddingId);
  await websiteSecretOf(firestore, weddingId).delete();
  await removeInvitations(firestore, weddingId);
  await removeCalendarFeeds(firestore, weddingId);
  await removePhotosOf(context, weddingId);
  await removeContracts(context, weddingId);
  await releaseMembers(context, job);
  const conversations = await firestore.collection('conversations').where('weddingId', '==', weddingId).get();
  for (const conversation of conversations.docs)
    await closeConversation(context, conversation, farewellOf(wedding), Object.keys(wedding.roles));
  await removeCollections(firestore, weddingId);
  await firestore.doc(`weddings/${weddingId}`).delete();
};

/** Does what is left of a wedding's deletion, if one was begun. Each step may be repeated; the job goes last. */
export const finishWeddingDeletion = async (context: ApiContext, weddingId: string): Promise<void> => {
  const reference = deletionJob(context.firestore, 'delete-wedding', weddingId);
  const job = readJob(await reference.get());
  if (job?.kind !== 'delete-wedding') return;
  await removeWedding(context, job);
  await reference.delete();
};
