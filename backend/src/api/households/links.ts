import { websiteConstants } from '@posy/shared-contracts/constants';
import { FieldValue, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { Refusal } from '../refusal';
import { hashOf, newSecret } from '../secret';

/** The document of a household's link; its id is the token's SHA-256. */
export const tokenReference = (firestore: Firestore, token: string) =>
  firestore.doc(`householdTokens/${hashOf(token)}`);

const tokensOf = (firestore: Firestore, weddingId: string, householdId: string) =>
  firestore.collection('householdTokens').where('weddingId', '==', weddingId).where('householdId', '==', householdId);

/** Every link of a wedding's households. */
export const linksOf = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('householdTokens').where('weddingId', '==', weddingId).select('madeBy');

/** The households of a wedding whose link was not ended. */
export const linkedHouseholds = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection(`weddings/${weddingId}/households`).where('revokedAt', '==', null).select('madeBy');

const invitationOf = (firestore: Firestore, weddingId: string, householdId: string) =>
  firestore.doc(`weddings/${weddingId}/households/${householdId}`);

const requireHeads = async (
  firestore: Firestore,
  transaction: Transaction,
  weddingId: string,
  householdIds: readonly string[],
): Promise<void> => {
  const heads = await transaction.getAll(
    ...householdIds.map((id) => firestore.doc(`weddings/${weddingId}/guests/${id}`)),
  );
  if (heads.some((head) => !head.exists || head.get('head') !== null))
    throw new Refusal(404, 'household-unknown', 'One of the households is not there any more.');
};

const endTokens = async (
  firestore: Firestore,
  transaction: Transaction,
  weddingId: string,
  householdIds: readonly string[],
): Promise<void> => {
  const earlier = await Promise.all(householdIds.map((id) => transaction.get(tokensOf(firestore, weddingId, id))));
  for (const { docs } of earlier) for (const { ref } of docs) transaction.delete(ref);
};

/** Makes households' links; what was answered by an earlier one stays. */
export const createHouseholdLinks: Handler<'createHouseholdLinks'> = async ({ firestore }, call) => {
  const { weddingId } = call.body;
  const { uid } = caller(call);
  const householdIds = [...new Set(call.body.householdIds)];
  const links = householdIds.map((householdId) => ({ householdId, token: newSecret(websiteConstants.tokenBytes) }));
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(firestore.doc(`weddings/${weddingId}`)), uid, 'guests', 'edit');
    await requireHeads(firestore, transaction, weddingId, householdIds);
    const known = await transaction.getAll(...householdIds.map((id) => invitationOf(firestore, weddingId, id)));
    await endTokens(firestore, transaction, weddingId, householdIds);
    const createdAt = FieldValue.serverTimestamp();
    for (const [index, { householdId, token }] of links.entries()) {
      transaction.set(tokenReference(firestore, token), { weddingId, householdId, madeBy: uid, createdAt });
      transaction.set(invitationOf(firestore, weddingId, householdId), {
        sentAt: null,
        sentBy: null,
        openedAt: null,
        answeredAt: (known[index]?.get('answeredAt') as unknown) ?? null,
        revokedAt: null,
        madeBy: uid,
        createdAt,
      });
    }
  });
  return { links };
};

/** Ends households' links. */
export const revokeHouseholdLinks: Handler<'revokeHouseholdLinks'> = async ({ firestore }, call) => {
  const { weddingId } = call.body;
  const { uid } = caller(call);
  const householdIds = [...new Set(call.body.householdIds)];
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(firestore.doc(`weddings/${weddingId}`)), uid, 'guests', 'edit');
    const known = await transaction.getAll(...householdIds.map((id) => invitationOf(firestore, weddingId, id)));
    await endTokens(firestore, transaction, weddingId, householdIds);
    for (const invitation of known)
      if (invitation.exists && invitation.get('revokedAt') === null)
        transaction.update(invitation.ref, { revokedAt: FieldValue.serverTimestamp() });
  });
  return {};
};
