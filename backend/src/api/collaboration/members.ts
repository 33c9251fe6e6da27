import { type Access, type MemberRole, type Wedding } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';

/** The members and the access of helpers: the fields of a wedding that only the backend writes. */
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

/** Readers of a conversation after the members changed; the supplier's people stay. */
export const readersAfter = (readers: unknown, before: Members, after: Members): string[] => {
  const suppliers = Array.isArray(readers) ? readers.filter((uid) => !Object.hasOwn(before.roles, String(uid))) : [];
  return [...new Set([...inboxReaders(after), ...suppliers.map(String)])].sort();
};
