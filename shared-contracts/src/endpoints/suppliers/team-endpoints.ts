import * as v from 'valibot';
import { teamConstants } from '#constants/suppliers/team';
import { instantSchema } from '#entities/common';
import { supplierCategories } from '#entities/suppliers/supplier';
import { supplierRoles } from '#entities/suppliers/supplier-account';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** The secret of an invitation's link. */
const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));
/**
 * Which of their suppliers a person means; missing: the one that their profile names. Letting go and inviting need it:
 * of who has several, both are refused without it (`supplier-not-named`, 409).
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
  /** Who speaks for the caller's supplier, and whom its owners invited; only owners are shown the invitations. */
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
   * Invites somebody by mail to answer as staff; good for 14 days, and once. Refusals: `already-in-team` (409),
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
  /** What an invitation's link is about, for whoever holds it. Refusal: `invitation-unknown` (404). */
  readTeamInvitation: endpoint({
    ...call,
    auth: 'none',
    path: '/api/supplier-team/read',
    body: v.object({ id, nonce }),
    answer: v.object({
      state: v.picklist(['open', 'used', 'expired', 'revoked']),
      supplierName: v.string(),
      /** Name of who invites; empty, as the address, when the invitation is not open any more. */
      invitedBy: v.string(),
      /** Masked, such as `m•••@example.com`. */
      email: v.string(),
    }),
  }),
  /**
   * Speaks for the supplier from now on. The sessions of who spoke for none end, since their tokens say otherwise. Refusals:
   * `invitation-unknown`, `-used`, `-expired`, `-revoked`, `invitation-for-another`, `plans-a-wedding` (409),
   * `other-work` (409: moderates or runs Posy), `too-many-people`.
   */
  joinTeam: endpoint({
    ...call,
    path: '/api/supplier-team/join',
    body: v.object({ id, nonce }),
    answer: v.object({ supplierName: v.string() }),
  }),
  /**
   * Makes one of the supplier's people an owner as well: whoever hands the profile over does so, and leaves. Asking again
   * changes nothing. Refusal: `person-unknown` (404).
   */
  makeOwner: endpoint({
    ...call,
    path: '/api/supplier-team/make-owner',
    body: v.object({ ...ofSupplier, uid: id }),
    answer: nothing,
  }),
  /**
   * Ends somebody's access at once, and the sessions of who speaks for no other supplier. Staff may end their own. Asking again changes nothing. Refusal:
   * `last-owner` (409).
   */
  removeFromTeam: endpoint({
    ...call,
    path: '/api/supplier-team/remove',
    body: v.object({ ...ofSupplier, uid: id }),
    answer: nothing,
  }),
} as const;
