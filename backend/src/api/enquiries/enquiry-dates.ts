import { conversationSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { enquiriesOf } from './stored/open-enquiries';

const sent = v.pick(conversationSchema, ['supplierId', 'supplierType', 'createdAt']);

/** When the wedding's enquiries were sent, the first first. */
export const enquiryDates: Handler<'enquiryDates'> = async ({ firestore }, call) => {
  const { weddingId } = call.params;
  requireAccess(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, 'inbox', 'view');
  const found = await enquiriesOf(firestore, weddingId).select('supplierId', 'supplierType', 'createdAt').get();
  const dates = found.docs.map((document) => {
    const { supplierId, supplierType, createdAt } = v.parse(sent, plain(document.data()));
    return { supplierId, supplierType, sentAt: createdAt };
  });
  return { dates: dates.sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1)) };
};
