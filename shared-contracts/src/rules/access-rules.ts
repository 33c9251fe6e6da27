import type { AccessArea, AccessLevel, MemberRole, Wedding } from '../entities';

/** The part of a wedding that says who may do what. */
export type Membership = Pick<Wedding, 'roles' | 'access'>;

const own = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * What a person may do in an area of a wedding. Owner and partner may edit everything, a helper what was given to them,
 * everybody else nothing. `firestore.rules` says the same. Source: D-role-01.
 */
export const accessOf = ({ roles, access }: Membership, uid: string, area: AccessArea): AccessLevel => {
  const role = own(roles, uid);
  if (role === undefined) return 'none';
  return role === 'helper' ? (own(access, uid)?.[area] ?? 'none') : 'edit';
};

/** Whether a person may see an area. */
export const mayView = (wedding: Membership, uid: string, area: AccessArea): boolean =>
  accessOf(wedding, uid, area) !== 'none';

/** Whether a person may change what is in an area. */
export const mayEdit = (wedding: Membership, uid: string, area: AccessArea): boolean =>
  accessOf(wedding, uid, area) === 'edit';

/** Whether the role may change the wedding's profile: names, date, place, picture, market. */
export const mayEditProfile = (role: MemberRole | null): boolean => role === 'owner' || role === 'partner';

const manageable: Record<MemberRole, readonly MemberRole[]> = {
  owner: ['partner', 'helper'],
  partner: ['helper'],
  helper: [],
};

/**
 * Whether an actor may invite to a role, and change or revoke a member who has it: the owner partners and helpers, a
 * partner helpers. Nobody manages the owner: ownership is transferred. Source: D-role-02, D-role-03.
 */
export const mayManage = (actor: MemberRole, role: MemberRole): boolean => manageable[actor].includes(role);
