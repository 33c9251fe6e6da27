import { householdAddress } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { type Handler } from '#api/handler';
import { Refusal } from '#api/refusal';
import { readGivenAddress, stateOfGiven, tidyAddress } from '../given/given-address';
import { readHousehold } from '../household';
import { inTurnOfLink } from '../in-turn-of-link';

/** Takes the postal address that a household gives by its link, also after the last day to answer. */
export const giveAddress: Handler<'giveAddress'> = ({ firestore, now }, { params, body }) =>
  inTurnOfLink(firestore, params.token, async (transaction) => {
    const { id, weddingId, people } = await readHousehold(firestore, transaction, params.token);
    const text = tidyAddress(body.address);
    if (text === '') throw new Refusal(400, 'address-empty', 'Please write the address.');
    const wedding = firestore.doc(`weddings/${weddingId}`);
    const invitation = await transaction.get(wedding.collection('households').doc(id));
    const state = stateOfGiven(householdAddress(people), readGivenAddress(invitation), text);
    const at = Timestamp.fromMillis(now());
    const [first] = people;
    if (state === 'listed' && first !== undefined)
      transaction.update(wedding.collection('guests').doc(first.id), { address: text, updatedAt: at });
    transaction.update(invitation.ref, { address: { text, at, state } });
    return { state };
  });
