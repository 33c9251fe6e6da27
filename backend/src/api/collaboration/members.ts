import { type Access, type MemberRole, type User, type Wedding } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Who belongs to a wedding and what helpers may do: the fields that only the backend writes. */
export interface Members {
  roles: Wedding['roles'];
  access: Record<string, Access>;
}

/** The members of a wedding as they are stored. */
export const membersOf = ({ roles, access = {} }: Pick<Wedding, 'roles' | 'access'>): Members => ({ roles, access });

/** The members with one more, or with one whose role or access is another. */
export const withMember = (
  { roles, access }: Members,
  uid: string,
  { role, allowed }: { role: MemberRole; allowed: Access | null },
): Members => {
  const { [uid]: _old, ...others } = access;
  return { roles: { ...roles, [uid]: role }, access: allowed === null ? others : { ...others, [uid]: allowed } };
};

/** The members without one. */
export const withoutMember = ({ roles, access }: Members, uid: string): Members => {
  const { [uid]: _role, ...otherRoles } = roles;
  const { [uid]: _access, ...otherAccess } = access;
  return { roles: otherRoles, access: otherAccess };
};

/** The members who may read the wedding's conversations. */
export const inboxReaders = (members: Members): string[] =>
  Object.keys(members.roles).filter((uid) => accessOf(members, uid, 'inbox') !== 'none');

/** Who may read a conversation after the members changed; the supplier's people stay. */
const readersAfter = (readers: unknown, before: Members, after: Members): string[] => {
  const suppliers = Array.isArray(readers) ? readers.filter((uid) => !Object.hasOwn(before.roles, String(uid))) : [];
  return [...new Set([...inboxReaders(after), ...suppliers.map(String)])].sort();
};

type Named = NonNullable<Wedding['users']>;

const listOf = (members: Members, names: ReadonlyMap<string, string>, known: Named, joinedAt: string): Named =>
  Object.entries(members.roles).map(([id, role]) => {
    const before = known.find((user) => user.id === id);
    const since = before === undefined && known.length > 0 ? joinedAt : before?.joinedAt;
    return { id, role, name: names.get(id) ?? before?.name ?? '', ...(since !== undefined && { joinedAt: since }) };
  });

/** What a transaction has to read before it may change the members. */
export interface MemberChange {
  /** The name of a member, or of who becomes one. */
  nameOf(uid: string): string;
  /** The profile of a member, or of who becomes one. */
  userOf(uid: string): Partial<User> | null;
  /** Writes the members, the list of people, and who may read the conversations. */
  write(after: Members): void;
}

/** Reads what changing a wedding's members touches. All reads of the transaction come before the first `write`. */
export const prepareMemberChange = async (
  { firestore, transaction, now }: { firestore: Firestore; transaction: Transaction; now: number },
  reference: DocumentReference,
  wedding: Wedding,
  newcomer?: string,
): Promise<MemberChange> => {
  const before = membersOf(wedding);
  const uids = [...new Set([...Object.keys(before.roles), ...(newcomer === undefined ? [] : [newcomer])])];
  const profiles = await transaction.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)));
  const users = new Map(profiles.map((profile) => [profile.id, (profile.data() ?? null) as Partial<User> | null]));
  const names = new Map(uids.map((uid) => [uid, users.get(uid)?.name ?? '']));
  const query = firestore.collection('conversations').where('weddingId', '==', reference.id);
  const conversations = (await transaction.get(query)).docs;
  return {
    nameOf: (uid) => names.get(uid) ?? '',
    userOf: (uid) => users.get(uid) ?? null,
    write(after) {
      const at = new Date(now).toISOString();
      const known = wedding.users ?? listOf(before, names, [], at);
      transaction.update(reference, { ...after, users: listOf(after, names, known, at) });
      for (const conversation of conversations)
        transaction.update(conversation.ref, {
          memberUids: readersAfter(conversation.get('memberUids'), before, after),
        });
    },
  };
};
