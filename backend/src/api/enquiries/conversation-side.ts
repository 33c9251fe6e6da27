import { type Wedding } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { Refusal } from '../refusal';
import { type Side } from './conversation-changes';
import { memberUids, supplierPeople } from './participants';

/** A conversation as one of its people acts in it. */
export interface Participation {
  side: Side;
  /** Everybody who may read it, as of now: people come and go. */
  memberUids: string[];
}

const conversationParts = v.looseObject({ weddingId: v.string(), supplierId: v.string() });
const rolesOnly = v.looseObject({ roles: v.record(v.string(), v.picklist(['owner', 'partner', 'helper'])) });

const refuse = (): never => {
  // One answer for unknown and foreign conversations: ids tell nothing.
  throw new Refusal(403, 'not-a-member', 'Only the people of a conversation may do this.');
};

/** On which side the person takes part; refuses everybody else. */
export const participate = async (
  firestore: Firestore,
  transaction: Transaction,
  conversation: DocumentSnapshot,
  uid: string,
): Promise<Participation> => {
  if (!conversation.exists) return refuse();
  const { weddingId, supplierId } = v.parse(conversationParts, conversation.data());
  const wedding = await transaction.get(firestore.doc(`weddings/${weddingId}`));
  const roles: Wedding['roles'] = wedding.exists ? v.parse(rolesOnly, wedding.data()).roles : {};
  const people = (await transaction.get(supplierPeople(firestore, supplierId))).docs.map(({ id }) => id);
  const members = memberUids(roles, people);
  if (Object.hasOwn(roles, uid)) return { side: 'couple', memberUids: members };
  return people.includes(uid) ? { side: 'supplier', memberUids: members } : refuse();
};
