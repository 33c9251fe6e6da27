import { Timestamp } from 'firebase-admin/firestore';
import { personOf } from '#api/activity';
import { caller, type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { requireRole, requireSpeaker } from '#api/team/speaker';
import { changedParts, ownFaults } from '#catalogue/own/own-faults';
import { currencyOf, featuresFor, withOwn } from '#catalogue/own/own-profile';
import { ownReference } from '#catalogue/own/stored-own';
import { withUnsentFields } from '#catalogue/own/unsent-fields';
import { isUploaded } from '#catalogue/photos/uploaded';
import { putEntry } from '#catalogue/source/catalogue-collection';
import { changesOf, draftedOf, readEdited, requireRevision, todayOf } from './edited-profile';
import { removeSupplierPhotos, uploadsFor } from './supplier-photos';

/** Returns a supplier's draft and its public version, for its people. */
export const ownProfile: Handler<'ownProfile'> = async (context, call) => {
  const { firestore } = context;
  const supplierId = await requireSpeaker(firestore, caller(call).uid, call.body);
  const edited = await firestore.runTransaction((transaction) => readEdited(context, transaction, supplierId));
  const own = edited.draft ?? edited.shown;
  return {
    ...(await draftedOf(context, edited, own)),
    own,
    published: edited.shown,
    currency: currencyOf(edited.record),
    features: featuresFor(edited.record),
    log: await changesOf(firestore, supplierId),
  };
};

/** Saves what is written. It may be faulty: nobody else sees it. */
export const saveOwnProfile: Handler<'saveOwnProfile'> = async (context, call) => {
  const { firestore, now } = context;
  const { uid } = caller(call);
  const { supplierId, revision, own: sent } = call.body;
  const { edited, own } = await firestore.runTransaction(async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: false });
    const found = await readEdited(context, transaction, supplierId);
    requireRevision(found, revision);
    const own = withUnsentFields(sent, found.draft ?? found.shown);
    const isAsShown = changedParts(found.shown, own).length === 0;
    const draft = isAsShown ? null : JSON.stringify(own);
    const fields = { draft, revision: revision + 1, updatedAt: Timestamp.fromMillis(now()) };
    transaction.set(ownReference(firestore, supplierId), fields, { merge: true });
    return { edited: { ...found, revision: revision + 1 }, own };
  });
  return draftedOf(context, edited, own);
};

/** Makes it public. Photos that are shown no more go with their traces, once nobody is shown them. */
export const publishOwnProfile: Handler<'publishOwnProfile'> = async (context, call) => {
  const { firestore, now, supplierPhotos } = context;
  const { uid } = caller(call);
  const { supplierId, revision, own: sent } = call.body;
  await requireSpeaker(firestore, uid, { supplierId });
  const uploads = await uploadsFor(firestore, supplierId);
  const { edited, own, left } = await firestore.runTransaction(async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: false });
    const found = await readEdited(context, transaction, supplierId);
    requireRevision(found, revision);
    const own = withUnsentFields(sent, found.draft ?? found.shown);
    const today = todayOf(found.record, now());
    const [fault] = ownFaults(own, { record: found.record, uploads, today });
    if (fault !== undefined)
      throw new Refusal(400, 'profile-faulty', `This cannot be published yet: ${fault.path} (${fault.fault}).`);
    const by = await personOf(firestore, transaction, uid);
    const record = withOwn(found.record, own, today);
    const text = JSON.stringify(own);
    const changed = changedParts(found.shown, own);
    const reference = ownReference(firestore, supplierId);
    const at = Timestamp.fromMillis(now());
    transaction.set(reference, { published: text, draft: null, revision: revision + 1, updatedAt: at });
    if (changed.length > 0) {
      const before = JSON.stringify(found.shown);
      transaction.create(reference.collection('log').doc(), { at, by, changed, before, after: text });
    }
    putEntry(firestore, transaction, { key: found.key, record });
    const shown = new Set(own.photos.map(({ seed }) => seed));
    const gone = found.record.photos.map(({ seed }) => seed).filter((seed) => isUploaded(seed) && !shown.has(seed));
    return { edited: { ...found, record, shown: own, revision: revision + 1 }, own, left: gone };
  });
  await removeSupplierPhotos(firestore, supplierPhotos, left);
  return draftedOf(context, edited, own);
};
