import { Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { newSecret } from '#api/secret';
import { requireRole, requireSpeaker } from '#api/team/speaker';
import { secretBytes } from '#api/wedding-calendar/stored-feed';
import { readStoredFeed, supplierFeedReference, supplierFeedsOf } from './stored-supplier-feed';

/** Answers true when the caller has a link to a supplier's days. */
export const readSupplierFeed: Handler<'readSupplierFeed'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const supplierId = await requireSpeaker(firestore, uid, call.body);
  const { docs } = await supplierFeedsOf(firestore, supplierId, uid).get();
  const [feed] = docs.flatMap((document) => readStoredFeed(document) ?? []);
  return { feed: feed === undefined ? null : { createdAt: feed.createdAt } };
};

/** Makes the caller's link; an earlier one goes in the same transaction. */
export const createSupplierFeed: Handler<'createSupplierFeed'> = async ({ firestore, now, origin }, call) => {
  const { uid } = caller(call);
  const { supplierId, market } = call.body;
  const secret = newSecret(secretBytes);
  const createdAt = now();
  await firestore.runTransaction(async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: false });
    const before = await transaction.get(supplierFeedsOf(firestore, supplierId, uid));
    for (const { ref } of before.docs) transaction.delete(ref);
    const made = { supplierId, market, uid, createdAt: Timestamp.fromMillis(createdAt) };
    transaction.create(supplierFeedReference(firestore, secret), made);
  });
  return { url: `${origin}/api/supplier-calendar/${secret}.ics`, createdAt: new Date(createdAt).toISOString() };
};

/** Takes the caller's link back. */
export const revokeSupplierFeed: Handler<'revokeSupplierFeed'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const supplierId = await requireSpeaker(firestore, uid, call.body);
  const { docs } = await supplierFeedsOf(firestore, supplierId, uid).get();
  for (const { ref } of docs) await ref.delete();
  return {};
};
