import { createHash } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { closedAccount } from '#documents/closed';
import { looksLikeSubscription, readSubscription } from '#push/web/subscription';
import { caller, type Handler } from '../handler';
import { requireOpenAccount } from '../membership';
import { Refusal } from '../refusal';

/** Most devices of a person that get pushes; the one used longest ago makes room. */
const mostDevices = 20;

/** A subscription names an address that we are to call: only browsers' own push services are. */
const requireKnownService = (token: string): void => {
  if (looksLikeSubscription(token) && readSubscription(token) === null)
    throw new Refusal(400, 'unknown-push-service', 'This is no subscription of a push service that we know.');
};

/**
 * Stores the device's push token for the person who signs in on it. The id is the token's hash, so that a token is
 * stored once; the session's start is stored with it, so that ending the session ends its pushes. A person who signed
 * in there before, and left without a connection, gets no more pushes there.
 */
export const addDeviceToken: Handler<'addDeviceToken'> = async ({ firestore }, call) => {
  const { token, platformId } = call.body;
  const { uid, ...session } = caller(call);
  const signedInAt = Timestamp.fromMillis(session.signedInAt);
  requireKnownService(token);
  const deviceId = createHash('sha256').update(token).digest('hex');
  const own = firestore.doc(`users/${uid}/devices/${deviceId}`);
  const withToken = firestore.collectionGroup('devices').where('token', '==', token);
  await firestore.runTransaction(async (transaction) => {
    requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
    const known = await transaction.get(withToken);
    const others = (await transaction.get(own.parent.orderBy('updatedAt', 'desc'))).docs.filter(
      ({ id }) => id !== deviceId,
    );
    for (const { ref } of others.slice(mostDevices - 1)) transaction.delete(ref);
    for (const { ref } of known.docs) if (ref.path !== own.path) transaction.delete(ref);
    // The stored count of the push service's refusals stays.
    transaction.set(own, { token, platformId, signedInAt, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
  });
  return { deviceId };
};
