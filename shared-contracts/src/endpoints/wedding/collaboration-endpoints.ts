import * as v from 'valibot';
import { personConstants } from '#constants/people';
import { collaborationConstants } from '#constants/wedding/collaboration';
import { instantSchema, isoDateSchema } from '#entities/common';
import { accessSchema } from '#entities/people/access';
import { memberRoleSchema } from '#entities/people/user';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** The secret of an invitation's link. */
const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));
/** Roles that can be given; ownership is transferred. */
const givenRole = v.picklist(['partner', 'helper']);
const email = v.pipe(words(personConstants.emailLength), v.trim(), v.email());

const call = { method: 'POST', auth: 'user', params: nothing, idempotent: true } as const;

/** Calls about the people of a wedding. Source: S6-collab, D-role. */
export const collaborationEndpoints = {
  /**
   * The people with access to a wedding, and the invitations that can still be accepted, for its members. Source:
   * S7-collaborators-01.
   */
  fetchCollaborators: endpoint({
    ...call,
    path: '/api/nonces/fetch-collaborators',
    body: v.object({ weddingId: id }),
    answer: v.object({
      collaborators: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          email: v.string(),
          role: memberRoleSchema,
          /** Access of a helper; null for owner and partners, who may do everything. */
          access: v.optional(v.nullable(accessSchema), null),
          /** Null for the members from before anybody joined. */
          joinedAt: v.optional(v.nullable(instantSchema), null),
          image: v.optional(v.nullable(v.string()), null),
        }),
      ),
      invitations: v.optional(
        v.array(
          v.object({
            id: v.string(),
            role: givenRole,
            access: v.nullable(accessSchema),
            /**
             * Address that it was mailed to; null for a link. Whole for members who may revoke it, masked for others.
             */
            email: v.nullable(v.string()),
            invitedBy: v.string(),
            createdAt: instantSchema,
            expiresAt: instantSchema,
          }),
        ),
        [],
      ),
    }),
    failure: { text: 'could not fetch collaborators for the wedding' },
  }),
  /**
   * Invites a person, by mail when there is an `email`, otherwise by a link that the answer holds and that is never
   * shown again. Valid for 14 days, and once. Refusals: `not-allowed`, `already-member`, `too-many-invitations`; by
   * mail also `address-not-taken` (its owner stopped such letters, or has reached the limit) and `too-many-letters`.
   */
  createInvitation: endpoint({
    ...call,
    path: '/api/nonces/create',
    body: v.object({
      weddingId: id,
      role: givenRole,
      /** For helpers; ignored for partners. */
      access: v.optional(accessSchema),
      email: v.optional(v.nullable(email), null),
      /** A few words of the inviter's own, in the mail and on the page that the link opens. */
      message: v.optional(v.pipe(words(collaborationConstants.invitationMessageMax), v.trim()), ''),
      /** Prefix of the market whose language the mail has, and in which the link opens. */
      market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
    }),
    answer: v.object({ id: v.string(), url: v.nullable(v.string()), expiresAt: instantSchema }),
    idempotent: false,
  }),
  /** Takes an invitation back while it is open. Refusals: `not-allowed`, `invitation-unknown`, `invitation-used`. */
  revokeInvitation: endpoint({
    ...call,
    path: '/api/nonces/revoke',
    body: v.object({ weddingId: id, id }),
    answer: nothing,
  }),
  /** The contents of an invitation, for the holder of its link. Refusal: `invitation-unknown`. */
  readInvitation: endpoint({
    ...call,
    auth: 'none',
    path: '/api/nonces/read',
    body: v.object({ id, nonce }),
    answer: v.object({
      state: v.picklist(['open', 'used', 'expired', 'revoked']),
      role: givenRole,
      access: v.nullable(accessSchema),
      /** Name of the inviter; empty, like all that follows, when the invitation is not open any more. */
      invitedBy: v.string(),
      /** Names of the couple. */
      partners: v.array(v.string()),
      /** Masked, such as `m•••@example.com`; null when every holder of the link may use it. */
      email: v.nullable(v.string()),
      /** The inviter's own words; empty when there are none. */
      message: v.optional(v.string(), ''),
      /** The wedding's day, ISO; null while it is open, or when the invitation is. */
      date: v.optional(v.nullable(isoDateSchema), null),
      /** Place of the wedding, in the couple's words; null while unknown. */
      place: v.optional(v.nullable(v.string()), null),
      expiresAt: instantSchema,
    }),
  }),
  /**
   * Joins the wedding of an invitation. The person's own wedding remains: the profile turns to the joined one, and
   * leaving returns to it. A repeated call answers the same with `already`. Refusals: `invitation-unknown`,
   * `invitation-used` (with the sentence of S8-invitation-01), `invitation-expired`, `invitation-revoked`,
   * `invitation-for-another` (it was sent to another address), `already-member`, `not-a-couple`, `too-many-members`.
   */
  acceptInvitation: endpoint({
    ...call,
    path: '/api/nonces/accept',
    body: v.object({ id, nonce }),
    answer: v.object({ weddingId: v.string(), role: givenRole, already: v.boolean() }),
  }),
  /** Changes a member's role or access. Refusals: `not-allowed`, `not-a-collaborator`. */
  updateCollaborator: endpoint({
    ...call,
    path: '/api/collaborators/update',
    body: v.object({ weddingId: id, uid: id, role: givenRole, access: v.optional(accessSchema) }),
    answer: nothing,
  }),
  /** Ends a member's access at once. Asking again changes nothing. Refusal: `not-allowed`. Source: D-role-02. */
  revokeCollaborator: endpoint({
    ...call,
    path: '/api/collaborators/revoke',
    body: v.object({ weddingId: id, uid: id }),
    answer: nothing,
  }),
  /** Leaves a wedding; answers the one that the profile turns to. Refusal: `owner-cannot-leave`. Source: D-role-04. */
  leaveWedding: endpoint({
    ...call,
    path: '/api/collaborators/leave',
    body: v.object({ weddingId: id }),
    answer: v.object({ weddingId: v.nullable(v.string()) }),
  }),
  /**
   * Makes a partner the owner; the owner becomes a partner. Refusals: `not-allowed`, `not-a-partner`. Source: D-role-03.
   */
  transferOwnership: endpoint({
    ...call,
    path: '/api/collaborators/transfer-ownership',
    body: v.object({ weddingId: id, uid: id }),
    answer: nothing,
  }),
} as const;
