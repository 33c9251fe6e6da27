import { Timestamp } from 'firebase-admin/firestore';
import { caller, type Handler } from '#api/handler';
import { inTurn } from '#documents/in-turn';
import { readGivenAddress } from '../given/given-address';
import { householdOfCouple } from '../household';

/** Chooses between the couple's address of a household and the one that the household gave. */
export const settleAddress: Handler<'settleAddress'> = async ({ firestore, now }, call) => {
  const { weddingId, take } = call.body;
  const { uid } = caller(call);
  const { householdId } = call.params;
  await inTurn(firestore, weddingId, async (transaction) => {
    const { people } = await householdOfCouple(firestore, transaction, { weddingId, householdId, uid });
    const wedding = firestore.doc(`weddings/${weddingId}`);
    const invitation = await transaction.get(wedding.collection('households').doc(householdId));
    const given = readGivenAddress(invitation);
    if (given?.state !== 'open') return;
    const [first] = people;
    if (take === 'theirs' && first !== undefined) {
      const change = { address: given.text, updatedAt: Timestamp.fromMillis(now()) };
      transaction.update(wedding.collection('guests').doc(first.id), change);
    }
    transaction.update(invitation.ref, { 'address.state': take === 'theirs' ? 'listed' : 'left' });
  });
  return {};
};
