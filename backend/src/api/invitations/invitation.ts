import { timingSafeEqual } from 'node:crypto';
import { accessSchema, instantSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '../plain';
import { Refusal } from '../refusal';
import { hashOf, newSecret } from '../secret';

const storedSchema = v.object({
  weddingId: v.string(),
  role: v.picklist(['partner', 'helper']),
  access: v.nullable(accessSchema),
  /** The one address that may accept it, in lower case; null when whoever has the link may. */
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

export type InvitationState = 'open' | 'used' | 'expired' | 'revoked';

/** What became of an invitation; a used one stays used. */
export const stateOf = ({ usedBy, revoked, expiresAt }: Invitation, now: number): InvitationState => {
  if (usedBy !== null) return 'used';
  if (revoked) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
};

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

/** Reads the invitation for whoever shows its secret. */
export const openInvitation = (snapshot: DocumentSnapshot, nonce: string): Invitation => {
  const invitation = readStored(snapshot);
  const [given, kept] = [Buffer.from(hashOf(nonce)), Buffer.from(invitation.hash)];
  if (given.length !== kept.length || !timingSafeEqual(given, kept)) throw unknown();
  return invitation;
};

/** An address as others may see it: its first letter and its host. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
};

/** Addresses are compared without capitals and spaces around. */
export const sameEmail = (email: string): string => email.trim().toLowerCase();
