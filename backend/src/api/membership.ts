import { type AccessArea, type MemberRole, memberRoleSchema, type Wedding } from '@posy/shared-contracts/entities';
import { accessOf, mayManage } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readWedding } from '#documents/stored-wedding';
import { isOpenWedding } from '../documents/closed';
import { Refusal } from './refusal';

/** The role that a person has in a wedding; null for non-members, and when the wedding is missing or closed. */
export const roleIn = (snapshot: DocumentSnapshot, uid: string): MemberRole | null => {
  if (!isOpenWedding(snapshot)) return null;
  const roles: unknown = snapshot.get('roles');
  if (typeof roles !== 'object' || roles === null || !Object.hasOwn(roles, uid)) return null;
  const role = v.safeParse(memberRoleSchema, (roles as Record<string, unknown>)[uid]);
  return role.success ? role.output : null;
};

/** The wedding, when the person may act for it. One that is unknown, closed or of others answers alike. */
export const requireMember = (snapshot: DocumentSnapshot, uid: string): Wedding => {
  if (roleIn(snapshot, uid) === null)
    throw new Refusal(403, 'not-a-member', 'Only members of the wedding may do this.');
  return readWedding(snapshot);
};

const notAllowed = () => new Refusal(403, 'not-allowed', 'Your role in this wedding does not allow this.');

/** The wedding, when the person may see an area of it, or change what is there. Source: D-role-01. */
export const requireAccess = (
  snapshot: DocumentSnapshot,
  uid: string,
  area: AccessArea,
  level: 'view' | 'edit',
): Wedding => {
  const wedding = requireMember(snapshot, uid);
  const given = accessOf(wedding, uid, area);
  if (given === 'edit' || given === level) return wedding;
  throw notAllowed();
};

/** The wedding, when the person may invite to a role and manage who has it. */
export const requireManager = (snapshot: DocumentSnapshot, uid: string, role: MemberRole): Wedding => {
  const wedding = requireMember(snapshot, uid);
  if (!mayManage(wedding.roles[uid] ?? 'helper', role)) throw notAllowed();
  return wedding;
};

/** The wedding, when it is the person's own. */
export const requireOwner = (snapshot: DocumentSnapshot, uid: string): Wedding => {
  const wedding = requireMember(snapshot, uid);
  if (wedding.roles[uid] !== 'owner') throw notAllowed();
  return wedding;
};

/** Refuses people who have deleted their account and still hold a token. */
export const requireOpenAccount = (closed: DocumentSnapshot): void => {
  if (closed.exists) throw new Refusal(403, 'account-deleted', 'This account was deleted.');
};
