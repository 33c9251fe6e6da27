import { type AccessArea, type MemberRole, type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import { accessOf, mayManage } from '@posy/shared-contracts/rules';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from './plain';
import { Refusal } from './refusal';

/** A stored wedding, whole; a malformed one is a bug of ours. */
export const readWedding = (snapshot: DocumentSnapshot): Wedding => v.parse(weddingSchema, plain(snapshot.data()));

/** The wedding, when the person may act for it. A wedding that is unknown and one of others answer alike. */
export const requireMember = (snapshot: DocumentSnapshot, uid: string): Wedding => {
  const wedding = snapshot.exists
    ? v.parse(v.looseObject({ roles: v.record(v.string(), v.string()) }), snapshot.data())
    : null;
  if (wedding === null || !Object.hasOwn(wedding.roles, uid))
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
