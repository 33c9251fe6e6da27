import { enquiryLimits } from '@posy/shared-contracts/rules';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { countOpen, enquiriesOf } from './stored/open-enquiries';

/** Returns the number of a wedding's open enquiries in each category. */
export const enquiryCount: Handler<'enquiryCount'> = async ({ firestore }, call) => {
  const weddingId = call.params.id;
  requireAccess(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, 'inbox', 'view');
  const conversations = await enquiriesOf(firestore, weddingId).select('supplierType', 'closedAt').get();
  return { open: countOpen(conversations), limit: enquiryLimits.openPerCategory };
};
