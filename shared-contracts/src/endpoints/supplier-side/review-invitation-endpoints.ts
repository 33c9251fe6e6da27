import * as v from 'valibot';
import { countSchema, instantSchema, isoDateSchema } from '#entities/common';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

/**
 * Invitations to review, for the people who speak for a supplier; others are refused with `not-a-speaker` (403). Every
 * couple that booked is invited, and a supplier chooses and excludes nobody.
 */
export const reviewInvitationEndpoints = {
  /** Couples who booked the supplier and wrote to it here, of the last twelve months and to come. */
  reviewInvitations: endpoint({
    method: 'GET',
    path: '/api/supplier-desk/review-invitations',
    auth: 'user',
    params: nothing,
    body: v.object({ supplierId: id }),
    answer: v.object({
      couples: v.array(
        v.object({
          /** First names, as the couple's conversation has them. */
          names: v.string(),
          /** The wedding day; null for a couple that withholds it from the supplier. */
          day: v.nullable(isoDateSchema),
          /** `waiting`: the day is over and nobody invited them. */
          state: v.picklist(['waiting', 'later', 'invited', 'reminded']),
          /** The day of the last invitation, or of the one to come; null where it would give the wedding day away. */
          on: v.nullable(isoDateSchema),
        }),
      ),
      /** Numbers over the couples of the list. Nothing says which couple answered, or declined. */
      counts: v.object({
        waiting: countSchema,
        invited: countSchema,
        reminded: countSchema,
        /** Couples with a review that is published or disputed. */
        answered: countSchema,
        /** Couples whose people all want neither letters nor notifications of this kind. */
        declined: countSchema,
      }),
      /** Time from which the invitations can be asked for again; null for now. */
      mayAskAt: v.nullable(instantSchema),
    }),
    idempotent: true,
  }),
  /**
   * Invites all couples who are `waiting`, once a week at most. The server decides who they are. Refused with
   * `nobody-waits` (409) and `asked-lately` (409).
   */
  sendReviewInvitations: endpoint({
    method: 'POST',
    path: '/api/supplier-desk/review-invitations/send',
    auth: 'user',
    params: nothing,
    body: v.object({ supplierId: id }),
    answer: v.object({ invited: countSchema }),
    idempotent: false,
  }),
} as const;
