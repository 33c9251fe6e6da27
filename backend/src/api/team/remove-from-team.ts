import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { removeFromSupplier, suppliersOf } from '#accounts/supplier-people';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requireMeant, requireRole } from './speaker';

const speaksForOthers = async (firestore: Firestore, uid: string, supplierId: string): Promise<boolean> =>
  (await suppliersOf(firestore, uid).select().get()).docs.some(({ id }) => id !== supplierId);

/**
 * Ends a person's access to the caller's supplier: first the claims of their next token, then their reading. The claims
 * only say that they speak for some supplier, so a person in another team keeps them.
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
    // The person is no owner from here on: of two owners who leave at once, the second sees that they are the last.
    if (owners.includes(gone))
      transaction.update(firestore.doc(`suppliers/${supplierId}`), new FieldPath('owners', gone), 'staff');
    return roles.has(gone);
  });
  if (!isThere) return {};
  const hadOthers = await speaksForOthers(firestore, gone, supplierId);
  if (!hadOthers) await accounts.mark(gone, 'couple');
  await removeFromSupplier(firestore, supplierId, gone);
  // Read and written in one transaction: a person who joins another supplier at this moment keeps that access.
  const speaks = await firestore.runTransaction(async (transaction) => {
    const speaksForSome = !(await transaction.get(suppliersOf(firestore, gone).select().limit(1))).empty;
    const profile = firestore.doc(`users/${gone}`);
    if (!speaksForSome) transaction.set(profile, { kind: 'couple', supplierId: null }, { merge: true });
    return speaksForSome;
  });
  if (speaks) {
    // The person joined another supplier in the meantime.
    if (!hadOthers) await accounts.mark(gone, 'supplier');
    return {};
  }
  // A person who joined again in the meantime may have been marked as a supplier's again.
  await accounts.mark(gone, 'couple');
  return {};
};
