import { enquiryLimits } from '@posy/shared-contracts/rules';
import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { countByCategory, openEnquiries } from './open-enquiries';

/** How many enquiries of a wedding are open in each category. */
export const enquiryCount: Handler<'enquiryCount'> = async ({ firestore }, call) => {
  const weddingId = call.params.id;
  requireMember(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid);
  const conversations = await openEnquiries(firestore, weddingId).select('supplierType').get();
  return { open: countByCategory(conversations), limit: enquiryLimits.openPerCategory };
};
