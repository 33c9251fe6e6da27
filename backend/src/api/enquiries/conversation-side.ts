import { type AccessLevel } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { inboxReaders, type Members, membersOf } from '../collaboration/members';
import { isStanding } from '../closed';
import { readWedding } from '../membership';
import { Refusal } from '../refusal';
import { type Side } from './conversation-changes';
import { memberUids, supplierPeople } from './participants';

/** A conversation as one of its people acts in it. */
export interface Participation {
  side: Side;
  /** Who may only view reads along: they neither write nor mark anything read for the others. */
  level: Exclude<AccessLevel, 'none'>;
  /** Everybody who may read it, as of now: people come and go. */
  memberUids: string[];
  /** Those of the caller's side: what one of them read is read for all. */
  ownUids: string[];
  /** Those of the other side, who hear of a message. */
  otherUids: string[];
  /** The couple has deleted their wedding: nobody writes here any more. */
  isClosed: boolean;
}

const conversationParts = v.looseObject({ weddingId: v.string(), supplierId: v.string() });
const nobody: Members = { roles: {}, access: {} };

/** The refusal of everything that would be added to a closed conversation. */
export const conversationClosed = () => new Refusal(409, 'conversation-closed', 'The couple has deleted this wedding.');

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
  const members = isStanding(wedding) ? membersOf(readWedding(wedding)) : nobody;
  const isClosed = conversation.get('closedAt') !== undefined || !isStanding(wedding);
  const people = (await transaction.get(supplierPeople(firestore, supplierId))).docs.map(({ id }) => id);
  const couple = inboxReaders(members);
  const readers = memberUids(members, people);
  const level = accessOf(members, uid, 'inbox');
  if (level !== 'none')
    return { side: 'couple', level, memberUids: readers, ownUids: couple, otherUids: people, isClosed };
  return people.includes(uid)
    ? { side: 'supplier', level: 'edit', memberUids: readers, ownUids: people, otherUids: couple, isClosed }
    : refuse();
};
