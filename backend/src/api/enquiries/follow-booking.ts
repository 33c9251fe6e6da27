import { mayEnquire } from '@posy/shared-contracts/rules';
import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { type Call, caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { closing, opening } from './conversation/closing';
import { countOpen, enquiriesOf } from './stored/open-enquiries';

/**
 * Returns true when a booking changes this conversation: a booking closes open conversations of its category, except
 * with suppliers that are booked too; undoing it reopens those that it closed.
 */
const follows = (
  conversation: QueryDocumentSnapshot,
  { supplierId, supplierType, isBooked }: Call<'followBooking'>['body'],
  booked: ReadonlySet<string>,
) =>
  isBooked
    ? conversation.get('closedAt') === undefined &&
      conversation.get('supplierType') === supplierType &&
      conversation.get('supplierId') !== supplierId &&
      !booked.has(String(conversation.get('supplierId')))
    : conversation.get('closedFor') === supplierId;

const lastWritten = (conversation: QueryDocumentSnapshot): number => {
  const at: unknown = conversation.get('lastMessage.createdAt');
  return at instanceof Timestamp ? at.toMillis() : 0;
};

/** Returns the conversations to reopen: the most recently active ones, up to the limit of their category. */
const withinLimit = (all: QuerySnapshot, ended: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] => {
  const open = countOpen(all);
  return ended
    .toSorted((a, b) => lastWritten(b) - lastWritten(a))
    .filter((conversation) => {
      const category = String(conversation.get('supplierType'));
      const taken = open[category] ?? 0;
      if (!mayEnquire(taken)) return false;
      open[category] = taken + 1;
      return true;
    });
};

/** Ends the wedding's other conversations of a category that is booked, or takes that back. */
export const followBooking: Handler<'followBooking'> = async ({ firestore }, call) => {
  const { weddingId } = call.params;
  const { body } = call;
  const { uid } = caller(call);
  const changed = await firestore.runTransaction(async (transaction) => {
    const wedding = await transaction.get(firestore.doc(`weddings/${weddingId}`));
    requireAccess(wedding, uid, 'inbox', 'edit');
    const found = await transaction.get(enquiriesOf(firestore, weddingId));
    const suppliers = await transaction.get(
      firestore.collection(`weddings/${weddingId}/suppliers`).where('booked', '==', true),
    );
    const booked = new Set(suppliers.docs.map(({ id }) => id));
    const touched = found.docs.filter((conversation) => follows(conversation, body, booked));
    const following = body.isBooked ? touched : withinLimit(found, touched);
    const change = body.isBooked
      ? closing({ reason: 'booked-elsewhere', by: 'couple', bookedSupplier: body.supplierId })
      : opening();
    for (const { ref } of following) transaction.update(ref, change);
    return following;
  });
  return { conversations: changed.map((one) => ({ id: one.id, supplierId: String(one.get('supplierId')) })) };
};
