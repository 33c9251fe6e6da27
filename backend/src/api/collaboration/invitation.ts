import { timingSafeEqual } from 'node:crypto';
import { accessSchema, instantSchema, type Wedding } from '@posy/shared-contracts/entities';
import { mayManage } from '@posy/shared-contracts/rules';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { plain } from '#documents/plain';
import { readWedding } from '#documents/stored-wedding';
import { type LinkState, stateOf } from '../link-state';
import { Refusal } from '../refusal';
import { hashOf, newSecret } from '../secret';

const storedSchema = v.object({
  weddingId: v.string(),
  role: v.picklist(['partner', 'helper']),
  access: v.nullable(accessSchema),
  /** The one address that may accept it, in lower case; null when every holder of the link may. */
  email: v.nullable(v.string()),
  invitedBy: v.object({ uid: v.string(), name: v.string() }),
  partners: v.array(v.string()),
  /** The inviter's own words; empty when there are none. */
  message: v.string(),
  market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
  /** SHA-256 of the secret, in base64url: the database alone opens no wedding. */
  hash: v.string(),
  revoked: v.boolean(),
  usedBy: v.nullable(v.string()),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
/** `nonces/{id}`, written and read by the backend only. */
export type Invitation = v.InferOutput<typeof storedSchema>;

/**
 * Returns true when the inviter may still grant this access: an invitation is worth no more than its inviter's own
 * access. A person who may manage a role has at least the access that the role can be given. Source: D-role-02.
 */
export const mayStillGive = (roles: Wedding['roles'], { invitedBy, role }: Invitation): boolean => {
  const inviter = Object.hasOwn(roles, invitedBy.uid) ? roles[invitedBy.uid] : undefined;
  return inviter !== undefined && mayManage(inviter, role);
};

/** State of an invitation against the current wedding: an invitation of a former member counts as revoked. */
export const stateIn = (wedding: DocumentSnapshot, invitation: Invitation, now: number): LinkState => {
  const state = stateOf(invitation, now);
  if (state !== 'open') return state;
  return isOpenWedding(wedding) && mayStillGive(readWedding(wedding).roles, invitation) ? 'open' : 'revoked';
};

/** The invitations of a wedding, whatever became of them. */
export const invitationsOf = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('nonces').where('weddingId', '==', weddingId);

/** The invitations of a wedding that can still be accepted; one that cannot be read opens nothing. */
export const openAmong = (stored: QuerySnapshot, now: number): (Invitation & { id: string })[] =>
  stored.docs.flatMap((document) => {
    const read = v.safeParse(storedSchema, plain(document.data()));
    return read.success && stateOf(read.output, now) === 'open' ? [{ ...read.output, id: document.id }] : [];
  });

/** A new secret for a link. */
export const newNonce = (): string => newSecret(24);

export const invitationReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(`nonces/${id}`);

/** An unknown id and a wrong secret answer alike. */
const unknown = () => new Refusal(404, 'invitation-unknown', 'There is no such invitation.');

/** Reads a stored invitation; refuses when there is none. */
export const readStored = (snapshot: DocumentSnapshot): Invitation => {
  const read = v.safeParse(storedSchema, plain(snapshot.data()));
  if (!read.success) throw unknown();
  return read.output;
};

/** Reads the invitation for a caller who presents its secret. */
export const openInvitation = (snapshot: DocumentSnapshot, nonce: string): Invitation => {
  const invitation = readStored(snapshot);
  const [given, saved] = [Buffer.from(hashOf(nonce)), Buffer.from(invitation.hash)];
  if (given.length !== saved.length || !timingSafeEqual(given, saved)) throw unknown();
  return invitation;
};

/** An address as others may see it: its first letter and its host. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
};

/** Addresses are compared without capitals and spaces around. */
export const sameEmail = (email: string): string => email.trim().toLowerCase();
