import { timingSafeEqual } from 'node:crypto';
import { instantSchema } from '@posy/shared-contracts/entities';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { stateOf } from '../link-state';
import { Refusal } from '../refusal';
import { hashOf } from '../secret';

const storedSchema = v.object({
  supplierId: v.string(),
  /** The one address that may accept it, in lower case. */
  email: v.string(),
  invitedBy: v.object({ uid: v.string(), name: v.string() }),
  /** SHA-256 of the secret, in base64url. */
  hash: v.string(),
  revoked: v.boolean(),
  usedBy: v.nullable(v.string()),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
/** `teamInvitations/{id}`, written and read by the backend only. */
export type TeamInvitation = v.InferOutput<typeof storedSchema>;

export const teamInvitations = (firestore: Firestore) => firestore.collection('teamInvitations');

export const teamInvitationOf = (firestore: Firestore, id: string): DocumentReference =>
  teamInvitations(firestore).doc(id);

/** The invitations of a supplier, whatever became of them. */
export const invitationsOf = (firestore: Firestore, supplierId: string): Query =>
  teamInvitations(firestore).where('supplierId', '==', supplierId);

const read = (snapshot: DocumentSnapshot): TeamInvitation | null => {
  const parsed = v.safeParse(storedSchema, plain(snapshot.data()));
  return parsed.success ? parsed.output : null;
};

/** Returns the invitations that can still be accepted. */
export const openAmong = ({ docs }: QuerySnapshot, now: number): (TeamInvitation & { id: string })[] =>
  docs.flatMap((document) => {
    const invitation = read(document);
    return invitation !== null && stateOf(invitation, now) === 'open' ? [{ ...invitation, id: document.id }] : [];
  });

/** An unknown id, a foreign one and a wrong secret answer alike. */
const unknown = () => new Refusal(404, 'invitation-unknown', 'There is no such invitation.');

/** The invitation of a supplier; refuses every other. */
export const invitationFor = (snapshot: DocumentSnapshot, supplierId: string): TeamInvitation => {
  const invitation = read(snapshot);
  if (invitation?.supplierId !== supplierId) throw unknown();
  return invitation;
};

/** Returns the invitation for a caller who presents its secret. */
export const openWith = (snapshot: DocumentSnapshot, nonce: string): TeamInvitation => {
  const invitation = read(snapshot);
  if (invitation === null) throw unknown();
  const [given, stored] = [Buffer.from(hashOf(nonce)), Buffer.from(invitation.hash)];
  if (given.length !== stored.length || !timingSafeEqual(given, stored)) throw unknown();
  return invitation;
};
