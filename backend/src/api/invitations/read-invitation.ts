import { isoDateSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Handler } from '../handler';
import { plain } from '../plain';
import { invitationReference, maskedEmail, openInvitation, stateIn } from './invitation';

const factsSchema = v.object({
  date: v.fallback(v.nullable(isoDateSchema), null),
  location: v.fallback(v.nullable(v.object({ name: v.string() })), null),
});

const noFacts = { date: null, place: null };

/** When and where, as the wedding says now. An invitation that ended tells nothing more. */
const whenAndWhere = (wedding: DocumentSnapshot) => {
  const read = v.safeParse(factsSchema, plain(wedding.data()));
  return read.success ? { date: read.output.date, place: read.output.location?.name ?? null } : noFacts;
};

/** What an invitation is about, for whoever holds its link. */
export const readInvitation: Handler<'readInvitation'> = async ({ firestore, now }, { body }) => {
  const invitation = openInvitation(await invitationReference(firestore, body.id).get(), body.nonce);
  const { role, access, invitedBy, partners, email, message, expiresAt } = invitation;
  const wedding = await firestore.doc(`weddings/${invitation.weddingId}`).get();
  const state = stateIn(wedding, invitation, now());
  const facts = state === 'open' ? whenAndWhere(wedding) : noFacts;
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
