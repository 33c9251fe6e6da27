import { type Firestore } from 'firebase-admin/firestore';
import { logActivity, personOf } from '../collaboration/activity';
import { caller, type Handler } from '../handler';
import { readWedding, roleIn } from '../membership';
import { exportParts } from './export-parts';
import { photoFiles } from './wedding-photos';

/** The wedding that the person plans now, if they still belong to it. */
const weddingOf = async (firestore: Firestore, uid: string) => {
  const id: unknown = (await firestore.doc(`users/${uid}`).get()).get('weddingId');
  if (typeof id !== 'string') return null;
  const snapshot = await firestore.doc(`weddings/${id}`).get();
  return roleIn(snapshot, uid) === null ? null : { id, wedding: readWedding(snapshot) };
};

/** Members see in the log who took a copy of their wedding. */
const tell = (firestore: Firestore, weddingId: string, uid: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const by = await personOf(firestore, transaction, uid);
    logActivity(transaction, firestore.doc(`weddings/${weddingId}`), { kind: 'export-made', by });
  });

/** Begins an export of all that a person may see; owner and partner get the whole wedding, a helper their areas. */
export const startExport: Handler<'startExport'> = async ({ firestore, exports, photos }, call) => {
  const { uid } = caller(call);
  return exports.start(uid, async () => {
    const found = await weddingOf(firestore, uid);
    if (found !== null) await tell(firestore, found.id, uid);
    const files = found === null ? [] : await photoFiles({ firestore, photos }, { ...found, uid });
    return { parts: exportParts(firestore, uid, found), files };
  });
};
