import { isoDateSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Handler } from '../handler';
import { plain } from '../plain';
import { invitationReference, maskedEmail, openInvitation, stateOf } from './invitation';

const factsSchema = v.object({
  date: v.fallback(v.nullable(isoDateSchema), null),
  location: v.fallback(v.nullable(v.object({ name: v.string() })), null),
});

const noFacts = { date: null, place: null };

/** When and where, as the wedding says now. An invitation that ended tells nothing more. */
const whenAndWhere = async (firestore: Firestore, weddingId: string) => {
  const read = v.safeParse(factsSchema, plain((await firestore.doc(`weddings/${weddingId}`).get()).data()));
  return read.success ? { date: read.output.date, place: read.output.location?.name ?? null } : noFacts;
};

/** What an invitation is about, for whoever holds its link. */
export const readInvitation: Handler<'readInvitation'> = async ({ firestore, now }, { body }) => {
  const invitation = openInvitation(await invitationReference(firestore, body.id).get(), body.nonce);
  const { role, access, invitedBy, partners, email, message, expiresAt } = invitation;
  const state = stateOf(invitation, now());
  const facts = state === 'open' ? await whenAndWhere(firestore, invitation.weddingId) : noFacts;
  return {
    state,
    ...facts,
    role,
    access,
    invitedBy: invitedBy.name,
    partners,
    email: email === null ? null : maskedEmail(email),
    message,
    expiresAt,
  };
};
