import { type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from './plain';
import { Refusal } from './refusal';

/** The wedding, when the person may act for it. A wedding that is unknown and one of others answer alike. */
export const requireMember = (snapshot: DocumentSnapshot, uid: string): Wedding => {
  const wedding = snapshot.exists
    ? v.parse(v.looseObject({ roles: v.record(v.string(), v.string()) }), snapshot.data())
    : null;
  if (wedding === null || !Object.hasOwn(wedding.roles, uid))
    throw new Refusal(403, 'not-a-member', 'Only members of the wedding may do this.');
  return v.parse(weddingSchema, plain(snapshot.data()));
};
