import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requireMeant, requireRole } from './speaker';

/** Makes one of the supplier's people an owner as well. */
export const makeOwner: Handler<'makeOwner'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const supplierId = await requireMeant(firestore, uid, call.body);
  await firestore.runTransaction(async (transaction) => {
    const roles = await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: true });
    if (!roles.has(call.body.uid))
      throw new Refusal(404, 'person-unknown', 'This person does not speak for the supplier.');
    const account = firestore.doc(`suppliers/${supplierId}`);
    transaction.update(
      account,
      new FieldPath('owners', call.body.uid),
      'owner',
      'updatedAt',
      FieldValue.serverTimestamp(),
    );
  });
  return {};
};
