import { type Firestore } from 'firebase-admin/firestore';
import { logActivity, personOf } from '#api/activity';
import { caller, type Handler } from '#api/handler';
import { roleIn } from '#api/membership';
import { readWedding } from '#documents/stored-wedding';
import { exportParts } from './export-parts';
import { attachmentFiles, contractFiles, photoFiles } from './wedding-files';

/**
 * The wedding that the person plans now, if they still belong to it. Its members see in the log who took a copy; written
 * in the transaction that looks, so that nothing is added to a wedding that was deleted, or that the person has left.
 */
const takeWedding = (firestore: Firestore, uid: string) =>
  firestore.runTransaction(async (transaction) => {
    const id: unknown = (await transaction.get(firestore.doc(`users/${uid}`))).get('weddingId');
    if (typeof id !== 'string') return null;
    const reference = firestore.doc(`weddings/${id}`);
    const snapshot = await transaction.get(reference);
    if (roleIn(snapshot, uid) === null) return null;
    const by = await personOf(firestore, transaction, uid);
    logActivity(transaction, reference, { kind: 'export-made', by });
    return { id, wedding: readWedding(snapshot) };
  });

/** Begins an export of all that a person may see; owner and partner get the whole wedding, a helper their areas. */
export const startExport: Handler<'startExport'> = async ({ firestore, exports, photos, attachments }, call) => {
  const { uid } = caller(call);
  return exports.start(uid, async () => {
    const found = await takeWedding(firestore, uid);
    const stores = { firestore, photos, attachments };
    const of = found && { ...found, uid };
    const files =
      of && (await Promise.all([photoFiles, attachmentFiles, contractFiles].map((list) => list(stores, of)))).flat();
    return { parts: exportParts(firestore, uid, found), files: files ?? [] };
  });
};
