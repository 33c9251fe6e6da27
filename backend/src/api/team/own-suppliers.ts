import { suppliersOf } from '#accounts/supplier-people';
import { caller, type Handler } from '../handler';
import { requireRole, rolesIn } from './speaker';

/** Returns the caller's suppliers, by name. A supplier that left the directory is left out. */
export const ownSuppliers: Handler<'ownSuppliers'> = async ({ firestore, catalogue }, call) => {
  const { uid } = caller(call);
  const { docs } = await suppliersOf(firestore, uid).get();
  const suppliers = docs.flatMap((account) => {
    const [known, role] = [catalogue.getSupplier(account.id), rolesIn(account).get(uid)];
    return known === null || role === undefined ? [] : [{ id: known.id, name: known.name, type: known.type, role }];
  });
  return { suppliers: suppliers.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)) };
};

/** Has the caller's pages be about one of their suppliers, on every device. */
export const chooseSupplier: Handler<'chooseSupplier'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const { supplierId } = call.body;
  await firestore.runTransaction(async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: false });
    transaction.update(firestore.doc(`users/${uid}`), { supplierId });
  });
  return {};
};
