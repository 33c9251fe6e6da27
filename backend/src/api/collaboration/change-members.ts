import { type User, type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import { accessOf, mayEditProfile } from '@posy/shared-contracts/rules';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { linkedHouseholds, linksOf } from '../households/links';
import { feedsOf, readFeed } from '../wedding-calendar/stored-feed';
import { type Invitation, invitationReference, invitationsOf, mayStillGive, openAmong } from './invitation';
import { type Members, membersOf, readersAfter } from './members';

type NamedMembers = NonNullable<Wedding['users']>;

const listOf = (
  members: Members,
  names: ReadonlyMap<string, string>,
  known: NamedMembers,
  joinedAt: string,
): NamedMembers =>
  Object.entries(members.roles).map(([id, role]) => {
    const before = known.find((user) => user.id === id);
    const since = before === undefined && known.length > 0 ? joinedAt : before?.joinedAt;
    return { id, role, name: names.get(id) ?? before?.name ?? '', ...(since !== undefined && { joinedAt: since }) };
  });

/** Data that a transaction reads before it may change the members. */
export interface MemberChange {
  /** Name of a member, or of a person about to join. */
  nameOf(uid: string): string;
  /** Profile of a member, or of a person about to join. */
  userOf(uid: string): Partial<User> | null;
  /**
   * Writes the members, the list of people and the readers of conversations. It also revokes what a member issued and
   * may no longer issue: invitations, household links and calendar links.
   */
  write(after: Members): void;
}

interface MembersTransaction {
  firestore: Firestore;
  transaction: Transaction;
  now: number;
}

/** Invitations and links that members issued; they are valid only while their issuer has the access. */
interface IssuedLinks {
  invitations: (Invitation & { id: string })[];
  feeds: QueryDocumentSnapshot[];
  /** Links of households, and the documents that the couple reads about them. */
  links: QueryDocumentSnapshot[];
  households: QueryDocumentSnapshot[];
}

const readGiven = async (
  { firestore, transaction, now }: MembersTransaction,
  weddingId: string,
): Promise<IssuedLinks> => ({
  invitations: openAmong(await transaction.get(invitationsOf(firestore, weddingId)), now),
  feeds: (await transaction.get(feedsOf(firestore, weddingId))).docs,
  links: (await transaction.get(linksOf(firestore, weddingId))).docs,
  households: (await transaction.get(linkedHouseholds(firestore, weddingId))).docs,
});

/** The link of a household opens for as long as its maker may edit guests, and never again after that. */
const endLinks = (transaction: Transaction, { links, households }: IssuedLinks, after: Members): void => {
  const isOver = (made: QueryDocumentSnapshot): boolean =>
    accessOf(after, String(made.get('madeBy')), 'guests') !== 'edit';
  for (const { ref } of links.filter(isOver)) transaction.delete(ref);
  for (const { ref } of households.filter(isOver)) transaction.update(ref, { revokedAt: FieldValue.serverTimestamp() });
};

const endGiven = ({ firestore, transaction }: MembersTransaction, given: IssuedLinks, after: Members): void => {
  const { invitations, feeds } = given;
  const { roles } = after;
  for (const invitation of invitations)
    if (!mayStillGive(roles, invitation))
      transaction.update(invitationReference(firestore, invitation.id), { revoked: true });
  for (const feed of feeds) {
    const maker = readFeed(feed)?.madeBy.uid ?? '';
    if (!mayEditProfile((Object.hasOwn(roles, maker) ? roles[maker] : null) ?? null)) transaction.delete(feed.ref);
  }
  endLinks(transaction, given, after);
};

/**
 * Returns the removal of unreadable fields that the wedding can do without: until then, the rules refuse every change
 * beside them.
 */
const repairsOf = (stored: DocumentSnapshot): Record<string, FieldValue> => {
  const document = plain(stored.data() ?? {}) as Record<string, unknown>;
  const misfits = Object.entries(weddingSchema.entries).filter(
    ([name, schema]) => schema.type === 'optional' && name in document && !v.is(schema, document[name]),
  );
  return Object.fromEntries(misfits.map(([name]) => [name, FieldValue.delete()]));
};

/** Names and profiles of people. */
const readPeople = async ({ firestore, transaction }: MembersTransaction, uids: string[]) => {
  const profiles = await transaction.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  const users = new Map(profiles.map((profile) => [profile.id, (profile.data() ?? null) as Partial<User> | null]));
  return { users, names: new Map(uids.map((uid) => [uid, users.get(uid)?.name ?? ''])) };
};

/** Reads what changing a wedding's members touches. All reads of the transaction come before the first `write`. */
export const prepareMemberChange = async (
  change: MembersTransaction,
  reference: DocumentReference,
  wedding: Wedding,
  newcomer?: string,
): Promise<MemberChange> => {
  const { firestore, transaction, now } = change;
  const before = membersOf(wedding);
  const uids = [...new Set([...Object.keys(before.roles), ...(newcomer === undefined ? [] : [newcomer])])];
  const { users, names } = await readPeople(change, uids);
  const query = firestore.collection('conversations').where('weddingId', '==', reference.id);
  const conversations = (await transaction.get(query)).docs;
  const given = await readGiven(change, reference.id);
  const repairs = repairsOf(await transaction.get(reference));
  return {
    nameOf: (uid) => names.get(uid) ?? '',
    userOf: (uid) => users.get(uid) ?? null,
    write(after) {
      const at = new Date(now).toISOString();
      const known = wedding.users ?? listOf(before, names, [], at);
      transaction.update(reference, { ...repairs, ...after, users: listOf(after, names, known, at) });
      endGiven(change, given, after);
      for (const conversation of conversations)
        transaction.update(conversation.ref, {
          memberUids: readersAfter(conversation.get('memberUids'), before, after),
        });
    },
  };
};
