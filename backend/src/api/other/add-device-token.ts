import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { closedAccount, requireOpenAccount } from '../closed';
import { caller, type Handler } from '../handler';

/** Keeps the device's push token with its owner; the id is the token's hash, so that the same one is kept once. */
export const addDeviceToken: Handler<'addDeviceToken'> = async ({ firestore }, call) => {
  const { token, platformId } = call.body;
  const id = createHash('sha256').update(token).digest('hex');
  const { uid } = caller(call);
  await firestore.runTransaction(async (transaction) => {
    requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
    const device = firestore.doc(`users/${uid}/devices/${id}`);
    transaction.set(device, { token, platformId, updatedAt: FieldValue.serverTimestamp() });
  });
  return {};
};
