import { websiteConstants } from '@posy/shared-contracts/constants';
import { type HouseholdInvitation } from '@posy/shared-contracts/entities';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
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

/** Keeps a household within its number of links: the oldest letters' go first, what is printed stays as long as it can. */
const makeRoom = (transaction: Transaction, earlier: QuerySnapshot): void => {
  const rank = (link: QueryDocumentSnapshot): number => (link.get('way') === 'print' ? 1 : 0);
  const madeAt = (link: QueryDocumentSnapshot): number =>
    (link.get('createdAt') as Timestamp | undefined)?.toMillis() ?? 0;
  const first = [...earlier.docs].sort((a, b) => rank(a) - rank(b) || madeAt(a) - madeAt(b));
  for (const { ref } of first.slice(0, Math.max(0, first.length + 1 - websiteConstants.mostHouseholdLinks)))
    transaction.delete(ref);
};

type Way = HouseholdInvitation['sentBy'];

const linkDocument = (weddingId: string, householdId: string, { madeBy, way }: { madeBy: string; way: Way }) => ({
  ...{ weddingId, householdId, madeBy, createdAt: FieldValue.serverTimestamp() },
  ...(way !== null && { way }),
});

/** An invitation that was just made; what is known of an earlier one stays where its links do. */
const madeInvitation = (
  known: DocumentSnapshot | undefined,
  { madeBy, way, besideEarlier }: { madeBy: string; way: Way; besideEarlier: boolean },
) => {
  const field = (name: string): unknown => (known?.get(name) as unknown) ?? null;
  const goesOn = besideEarlier && known?.exists === true && field('revokedAt') === null;
  const sent = { sentAt: way === null ? null : FieldValue.serverTimestamp(), sentBy: way };
  return {
    ...(goesOn && way === null ? { sentAt: field('sentAt'), sentBy: field('sentBy') } : sent),
    openedAt: goesOn ? field('openedAt') : null,
    answeredAt: field('answeredAt'),
    revokedAt: null,
    madeBy,
    createdAt: goesOn ? field('createdAt') : FieldValue.serverTimestamp(),
    // An address that the household gave is theirs, whichever link they have.
    address: field('address'),
  };
};

/** Makes households' links; what was answered by an earlier one stays. */
export const createHouseholdLinks: Handler<'createHouseholdLinks'> = async ({ firestore }, call) => {
  const { weddingId, besideEarlier, way = null } = call.body;
  const { uid } = caller(call);
  const householdIds = [...new Set(call.body.householdIds)];
  const links = householdIds.map((householdId) => ({ householdId, token: newSecret(websiteConstants.tokenBytes) }));
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(firestore.doc(`weddings/${weddingId}`)), uid, 'guests', 'edit');
    await requireHeads(firestore, transaction, weddingId, householdIds);
    const known = await transaction.getAll(...householdIds.map((id) => invitationOf(firestore, weddingId, id)));
    const earlier = await Promise.all(householdIds.map((id) => transaction.get(tokensOf(firestore, weddingId, id))));
    for (const had of earlier)
      if (besideEarlier) makeRoom(transaction, had);
      else for (const { ref } of had.docs) transaction.delete(ref);
    for (const [index, { householdId, token }] of links.entries()) {
      transaction.set(tokenReference(firestore, token), linkDocument(weddingId, householdId, { madeBy: uid, way }));
      const made = madeInvitation(known[index], { madeBy: uid, way, besideEarlier });
      transaction.set(invitationOf(firestore, weddingId, householdId), made);
    }
  });
  return { links };
};

/**
 * Creates a further link for an invited household, for a new letter; null when there is no invitation any more. It is
 * valid while the person who invited the household may edit guests.
 */
export const addLink = (
  firestore: Firestore,
  { weddingId, householdId }: { weddingId: string; householdId: string },
): Promise<string | null> =>
  firestore.runTransaction(async (transaction) => {
    const invitation = await transaction.get(invitationOf(firestore, weddingId, householdId));
    const madeBy: unknown = invitation.get('madeBy');
    if (typeof madeBy !== 'string' || invitation.get('revokedAt') !== null) return null;
    makeRoom(transaction, await transaction.get(tokensOf(firestore, weddingId, householdId)));
    const token = newSecret(websiteConstants.tokenBytes);
    transaction.set(tokenReference(firestore, token), linkDocument(weddingId, householdId, { madeBy, way: 'mail' }));
    return token;
  });

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
