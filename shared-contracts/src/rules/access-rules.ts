import type { AccessArea, AccessLevel, MemberRole, Wedding } from '../entities';

/** The part of a wedding that says who may do what. */
export type Membership = Pick<Wedding, 'roles' | 'access'>;

const own = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Returns a person's access to an area of a wedding. Owner and partner may edit everything, a helper has the access
 * given to them, everybody else none. `firestore.rules` implements the same. Source: D-role-01.
 */
export const accessOf = ({ roles, access }: Membership, uid: string, area: AccessArea): AccessLevel => {
  const role = own(roles, uid);
  if (role === undefined) return 'none';
  return role === 'helper' ? (own(access, uid)?.[area] ?? 'none') : 'edit';
};

/** Returns true when a person may see an area. */
export const mayView = (wedding: Membership, uid: string, area: AccessArea): boolean =>
  accessOf(wedding, uid, area) !== 'none';

/** Returns true when a person may change an area. */
export const mayEdit = (wedding: Membership, uid: string, area: AccessArea): boolean =>
  accessOf(wedding, uid, area) === 'edit';

/** Returns true when the role may change the wedding's profile: names, date, place, picture, market. */
export const mayEditProfile = (role: MemberRole | null): boolean => role === 'owner' || role === 'partner';

const manageable: Record<MemberRole, readonly MemberRole[]> = {
  owner: ['partner', 'helper'],
  partner: ['helper'],
  helper: [],
};

/**
 * Returns true when an actor may invite to a role, and change or revoke a member who has it: the owner partners and
 * helpers, a partner helpers. Nobody manages the owner: ownership is transferred. Source: D-role-02, D-role-03.
 */
export const mayManage = (actor: MemberRole, role: MemberRole): boolean => manageable[actor].includes(role);
