import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { closedAccount, requireOpenAccount } from '../closed';
import { caller, type Handler } from '../handler';

/**
 * Keeps the device's push token with whoever signs in on it; the id is the token's hash, so that the same one is kept
 * once. Somebody who was signed in there before, and left without a connection, gets nothing more there.
 */
export const addDeviceToken: Handler<'addDeviceToken'> = async ({ firestore }, call) => {
  const { token, platformId } = call.body;
  const { uid } = caller(call);
  const deviceId = createHash('sha256').update(token).digest('hex');
  const own = firestore.doc(`users/${uid}/devices/${deviceId}`);
  const withToken = firestore.collectionGroup('devices').where('token', '==', token);
  await firestore.runTransaction(async (transaction) => {
    requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
    const known = await transaction.get(withToken);
    for (const { ref } of known.docs) if (ref.path !== own.path) transaction.delete(ref);
    transaction.set(own, { token, platformId, updatedAt: FieldValue.serverTimestamp() });
  });
  return { deviceId };
};
