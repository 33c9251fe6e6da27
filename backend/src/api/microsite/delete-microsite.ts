import { FieldValue } from 'firebase-admin/firestore';
import { logActivity, personOf } from '../activity';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { publicationOf } from './publication';
import { ownAddress, siteOf } from './site/addresses';

/** Takes a wedding's website off the web. The couple keeps the draft, and the address stays reserved for them. */
export const deleteMicrosite: Handler<'deleteMicrosite'> = async ({ firestore }, call) => {
  const { weddingId } = call.body;
  const { uid } = caller(call);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const site = siteOf(firestore, weddingId);
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(wedding), uid, 'website', 'edit');
    const by = await personOf(firestore, transaction, uid);
    const stored = await transaction.get(site);
    const address = await ownAddress(firestore, transaction, stored, weddingId);
    if (address !== null) logActivity(transaction, wedding, { kind: 'website-unpublished', by });
    transaction.delete(publicationOf(firestore, weddingId));
    if (stored.exists)
      transaction.update(site, { slug: null, published: false, updatedAt: FieldValue.serverTimestamp() });
  });
  return {};
};
