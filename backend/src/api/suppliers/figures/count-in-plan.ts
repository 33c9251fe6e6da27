import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { requireAccess } from '#api/membership';
import { type Counted, mondayOf, oneMore, weekOf } from '#suppliers/figures/supplier-weeks';

/** Returns the parts of the plan's entry that were not counted for this wedding before. */
const newIn = (entry: DocumentSnapshot, before: DocumentSnapshot): Counted[] => {
  const isBooked = entry.get('booked') === true;
  const isInPlan = isBooked || entry.get('shortlisted') === true;
  return [
    ...(isInPlan && before.get('hearts') !== true ? (['hearts'] as const) : []),
    ...(isBooked && before.get('bookings') !== true ? (['bookings'] as const) : []),
  ];
};

/**
 * Counts a heart and a booking once for each wedding, by what its plan says. That it was counted is stored in the
 * wedding, goes with it, and is read by nobody else.
 */
export const countInPlan: Handler<'countInPlan'> = async ({ firestore, catalogue, now }, call) => {
  const { uid } = caller(call);
  const { weddingId, supplierId } = call.body;
  const supplier = knownSupplier(catalogue, supplierId);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const monday = mondayOf(now());
  await firestore.runTransaction(async (transaction) => {
    const marks = wedding.collection('counted').doc(supplier.id);
    const [stored, entry, before] = await transaction.getAll(
      wedding,
      wedding.collection('suppliers').doc(supplier.id),
      marks,
    );
    if (stored === undefined || entry === undefined || before === undefined)
      throw new Error('The database answered fewer documents than it was asked for.');
    requireAccess(stored, uid, 'suppliers', 'edit');
    const what = newIn(entry, before);
    if (what.length === 0) return;
    transaction.set(marks, Object.fromEntries(what.map((one) => [one, true])), { merge: true });
    transaction.set(weekOf(firestore, supplier.id, monday), oneMore(supplier, monday, what), { merge: true });
  });
  return {};
};
