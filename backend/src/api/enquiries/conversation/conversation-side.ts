import { type AccessLevel, type ClosingReason } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { supplierPeople } from '#accounts/supplier-people';
import { inboxReaders, type Members, membersOf } from '#api/collaboration/members';
import { Refusal } from '#api/refusal';
import { isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { memberUids } from '../stored/participants';
import { isSilent } from './closing';
import { type ConversationSide } from './conversation-changes';

/** A conversation as one of its people acts in it. */
export interface Participation {
  side: ConversationSide;
  /** A member with view access is read-only: they neither write nor mark messages read for the others. */
  level: Exclude<AccessLevel, 'none'>;
  /** The people who may read it now: they come and go. */
  memberUids: string[];
  /** Uids of the caller's side: a message that one of them read is read for all. */
  ownUids: string[];
  /** Uids of the other side, who are notified of a message. */
  otherUids: string[];
  /** True when a side ended it, or the couple has deleted their wedding: it is closed for writing. */
  isClosed: boolean;
  /** The side that wants to hear no more. */
  blockedBy: ConversationSide | null;
}

const conversationParts = v.looseObject({ weddingId: v.string(), supplierId: v.string() });
const nobody: Members = { roles: {}, access: {} };

const ends: Record<Exclude<ClosingReason, 'wedding-deleted'>, string> = {
  'booked-elsewhere': 'The couple has booked somebody else and closed this conversation.',
  'not-needed': 'The couple has closed this conversation.',
  'not-available': 'The supplier is not available and has closed this conversation.',
  blocked: 'This conversation is closed.',
};

/** The refusal of everything that would be added to a closed conversation. */
export const conversationClosed = (conversation: DocumentSnapshot) => {
  const reason = String(conversation.get('closedReason'));
  if (isSilent(conversation))
    return new Refusal(409, 'conversation-closed', 'Nobody has written here for a long time: open it again to write.');
  const words = Object.hasOwn(ends, reason)
    ? ends[reason as keyof typeof ends]
    : 'The couple has deleted this wedding.';
  return new Refusal(409, 'conversation-closed', words);
};

/** The refusal of everything that would be written while one side wants to hear no more. */
export const conversationBlocked = () =>
  new Refusal(409, 'conversation-blocked', 'One side of this conversation does not want any more messages.');

/** The refusal of a change by a read-only member. */
export const readsAlong = () => new Refusal(403, 'not-allowed', 'You may read these messages, and not answer them.');

const blockedBy = (conversation: DocumentSnapshot): ConversationSide | null => {
  const by: unknown = conversation.get('blocked.by');
  return by === 'couple' || by === 'supplier' ? by : null;
};

/** Refuses who may not write here, or not now. */
export const requireWritable = (conversation: DocumentSnapshot, { level, ...now }: Participation): void => {
  if (now.isClosed) throw conversationClosed(conversation);
  if (level === 'view') throw readsAlong();
  if (now.blockedBy !== null) throw conversationBlocked();
};

const refuse = (): never => {
  // Unknown and foreign conversations get the same answer, so that ids reveal nothing.
  throw new Refusal(403, 'not-a-member', 'Only the people of a conversation may do this.');
};

/** Returns the side on which the person takes part; refuses everybody else. */
export const participate = async (
  firestore: Firestore,
  transaction: Transaction,
  conversation: DocumentSnapshot,
  uid: string,
): Promise<Participation> => {
  if (!conversation.exists) return refuse();
  const { weddingId, supplierId } = v.parse(conversationParts, conversation.data());
  const wedding = await transaction.get(firestore.doc(`weddings/${weddingId}`));
  const members = isOpenWedding(wedding) ? membersOf(readWedding(wedding)) : nobody;
  const isClosed = conversation.get('closedAt') !== undefined || !isOpenWedding(wedding);
  const people = await supplierPeople(firestore, transaction, supplierId);
  const couple = inboxReaders(members);
  const readers = memberUids(members, people);
  const level = accessOf(members, uid, 'inbox');
  const now = { memberUids: readers, isClosed, blockedBy: blockedBy(conversation) };
  if (level !== 'none') return { ...now, side: 'couple', level, ownUids: couple, otherUids: people };
  return people.includes(uid)
    ? { ...now, side: 'supplier', level: 'edit', ownUids: people, otherUids: couple }
    : refuse();
};
