import { logActivity, personOf } from '../activity';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { ownAddress, siteOf } from './site/addresses';
import { takeOffline } from './take-offline';

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
    if (stored.exists) takeOffline(firestore, transaction, { weddingId, site });
  });
  return {};
};
