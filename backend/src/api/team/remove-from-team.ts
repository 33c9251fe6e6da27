import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { removeFromSupplier, suppliersOf } from '#accounts/supplier-people';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requireMeant, requireRole } from './speaker';

const speaksForOthers = async (firestore: Firestore, uid: string, supplierId: string): Promise<boolean> =>
  (await suppliersOf(firestore, uid).select().get()).docs.some(({ id }) => id !== supplierId);

/**
 * Ends somebody's access to the caller's supplier: first what their next token says, then what they read. A token says no
 * more than that they speak for somebody: who speaks for another supplier keeps it.
 */
export const removeFromTeam: Handler<'removeFromTeam'> = async ({ firestore, accounts }, call) => {
  const { uid } = caller(call);
  const { uid: gone } = call.body;
  const supplierId = await requireMeant(firestore, uid, call.body);
  const isThere = await firestore.runTransaction(async (transaction) => {
    const isOwnersWork = gone !== uid;
    const roles = await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork });
    const owners = [...roles].filter(([, role]) => role === 'owner').map(([one]) => one);
    if (owners.length === 1 && owners[0] === gone)
      throw new Refusal(409, 'last-owner', 'A supplier needs an owner: the last one stays.');
    // From here on no owner any more: of two who go at once, the second one sees that they are the last.
    if (owners.includes(gone))
      transaction.update(firestore.doc(`suppliers/${supplierId}`), new FieldPath('owners', gone), 'staff');
    return roles.has(gone);
  });
  if (!isThere) return {};
  const hadOthers = await speaksForOthers(firestore, gone, supplierId);
  if (!hadOthers) await accounts.mark(gone, 'couple');
  await removeFromSupplier(firestore, supplierId, gone);
  // Looked at and written as one: whoever joins another supplier in this moment keeps what that gave them.
  const speaks = await firestore.runTransaction(async (transaction) => {
    const speaksForSome = !(await transaction.get(suppliersOf(firestore, gone).select().limit(1))).empty;
    const profile = firestore.doc(`users/${gone}`);
    if (!speaksForSome) transaction.set(profile, { kind: 'couple', supplierId: null }, { merge: true });
    return speaksForSome;
  });
  if (speaks) {
    // They joined another one meanwhile.
    if (!hadOthers) await accounts.mark(gone, 'supplier');
    return {};
  }
  // A person who joined again in the meantime may have been marked as a supplier's again.
  await accounts.mark(gone, 'couple');
  return {};
};
