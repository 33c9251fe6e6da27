import * as v from 'valibot';
import { teamConstants } from '#constants/suppliers/own-side/team';
import { instantSchema } from '#entities/common';
import { supplierCategories } from '#entities/suppliers/supplier';
import { supplierRoles } from '#entities/suppliers/supplier-account';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** The secret of an invitation's link. */
const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));
/**
 * The supplier that the call is about; missing: the one in the person's profile. Removing and inviting need it: for a
 * person with several suppliers both are refused without it (`supplier-not-named`, 409).
 */
const ofSupplier = { supplierId: v.optional(id) };
const call = { method: 'POST', auth: 'user', params: nothing, idempotent: true } as const;

/**
 * Calls about the people of a supplier: its owners say who else speaks for it. Refusals of all that need one of them:
 * `not-a-speaker` (also for a supplier of others), and `not-allowed` to staff.
 */
export const teamEndpoints = {
  /** The suppliers that the caller speaks for, by name, and as what. Nobody else has any: then it is empty. */
  ownSuppliers: endpoint({
    method: 'GET',
    path: '/api/own-suppliers',
    auth: 'user',
    params: nothing,
    body: nothing,
    answer: v.object({
      suppliers: v.array(
        v.object({
          id,
          name: v.string(),
          type: v.picklist(supplierCategories),
          role: v.picklist(supplierRoles),
        }),
      ),
    }),
    idempotent: true,
  }),
  /** Has the caller's pages be about one of their suppliers from now on, on every device. */
  chooseSupplier: endpoint({
    ...call,
    path: '/api/own-suppliers/choose',
    body: v.object({ supplierId: id }),
    answer: nothing,
  }),
  /** The people of the caller's supplier, and the invitations of its owners; only owners see the invitations. */
  supplierTeam: endpoint({
    method: 'GET',
    path: '/api/supplier-team',
    auth: 'user',
    params: nothing,
    body: v.object(ofSupplier),
    answer: v.object({
      people: v.array(
        v.object({ uid: v.string(), name: v.string(), email: v.string(), role: v.picklist(supplierRoles) }),
      ),
      invitations: v.array(v.object({ id: v.string(), email: v.string(), expiresAt: instantSchema })),
    }),
    idempotent: true,
  }),
  /**
   * Invites a person by mail to the staff; valid for 14 days, and once. Refusals: `already-in-team` (409),
   * `too-many-people` (409), `address-not-taken`, `too-many-letters`, `mail-unavailable`.
   */
  inviteToTeam: endpoint({
    ...call,
    path: '/api/supplier-team/invite',
    body: v.object({
      ...ofSupplier,
      email: v.pipe(words(teamConstants.emailLength), v.trim(), v.email()),
      /** Prefix of the market whose language the mail has, and in which the link opens. */
      market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
    }),
    answer: v.object({ id: v.string(), email: v.string(), expiresAt: instantSchema }),
    idempotent: false,
  }),
  /** Takes an invitation back while it is open; once more changes nothing. Refusal: `invitation-unknown` (404). */
  revokeTeamInvitation: endpoint({
    ...call,
    path: '/api/supplier-team/revoke',
    body: v.object({ ...ofSupplier, id }),
    answer: nothing,
  }),
  /** The contents of an invitation, for the holder of its link. Refusal: `invitation-unknown` (404). */
  readTeamInvitation: endpoint({
    ...call,
    auth: 'none',
    path: '/api/supplier-team/read',
    body: v.object({ id, nonce }),
    answer: v.object({
      state: v.picklist(['open', 'used', 'expired', 'revoked']),
      supplierName: v.string(),
      /** Name of the inviter; empty, like the address, when the invitation is not open any more. */
      invitedBy: v.string(),
      /** Masked, such as `m•••@example.com`. */
      email: v.string(),
    }),
  }),
  /**
   * Joins the supplier's team. The sessions of a person who was in no team end, since the claims of their tokens are
   * outdated. Refusals: `invitation-unknown`, `-used`, `-expired`, `-revoked`, `invitation-for-another`,
   * `plans-a-wedding` (409), `other-work` (409: moderates or runs Posy), `too-many-people`.
   */
  joinTeam: endpoint({
    ...call,
    path: '/api/supplier-team/join',
    body: v.object({ id, nonce }),
    answer: v.object({ supplierName: v.string() }),
  }),
  /**
   * Makes one of the supplier's people an owner as well: an owner who hands the profile over calls this, and leaves. A
   * repeated call changes nothing. Refusal: `person-unknown` (404).
   */
  makeOwner: endpoint({
    ...call,
    path: '/api/supplier-team/make-owner',
    body: v.object({ ...ofSupplier, uid: id }),
    answer: nothing,
  }),
  /**
   * Ends a person's access at once, and their sessions if they are in no other team. Staff may end their own access. A
   * repeated call changes nothing. Refusal: `last-owner` (409).
   */
  removeFromTeam: endpoint({
    ...call,
    path: '/api/supplier-team/remove',
    body: v.object({ ...ofSupplier, uid: id }),
    answer: nothing,
  }),
} as const;
