import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
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
    ...(isBooked && before.get('bookings') === undefined ? (['bookings'] as const) : []),
  ];
};

/** Returns the week in which a booking was counted that was taken back since; null for none. */
const takenBackIn = (entry: DocumentSnapshot, before: DocumentSnapshot): string | null => {
  // In older marks, which are only true, the week is unknown.
  const week: unknown = before.get('bookings');
  return entry.get('booked') !== true && typeof week === 'string' ? week : null;
};

/**
 * Counts a heart and a booking once for each wedding, by what its plan says, and takes back a booking that was undone in
 * the week in which it was counted. That it was counted is stored in the wedding, goes with it, and is read by nobody
 * else.
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
    const takenBack = takenBackIn(entry, before);
    if (takenBack !== null) {
      const week = await transaction.get(weekOf(firestore, supplier.id, takenBack));
      // Old weeks are swept.
      if (week.exists) transaction.update(week.ref, { bookings: FieldValue.increment(-1) });
      transaction.update(marks, { bookings: FieldValue.delete() });
    }
    const what = newIn(entry, before);
    if (what.length === 0) return;
    const counted = what.map((one) => [one, one === 'bookings' ? monday : true]);
    transaction.set(marks, Object.fromEntries(counted), { merge: true });
    transaction.set(weekOf(firestore, supplier.id, monday), oneMore(supplier, monday, what), { merge: true });
  });
  return {};
};
