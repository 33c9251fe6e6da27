import * as v from 'valibot';
import { guestLengths } from '#constants/wedding/lengths';
import { givenAddressStates } from '#entities/guests/household';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';
import { token } from './household-endpoints';

/** Calls about households' postal addresses. */
export const addressEndpoints = {
  /**
   * Takes a household's postal address by its link, also after the last day to answer. It goes on the guest list where none
   * stands, and over one that the household gave itself; one that the couple wrote stays, and both are stored until they
   * choose (`open`). A repeated call changes nothing. Refusals: `invitation-unknown` (404), `address-empty` (400).
   */
  giveAddress: endpoint({
    method: 'POST',
    path: '/api/invitation/:token/address',
    auth: 'none',
    params: v.object({ token }),
    body: v.object({ address: v.pipe(v.string(), v.maxLength(guestLengths.address)) }),
    answer: v.object({ state: v.picklist(givenAddressStates) }),
    idempotent: true,
  }),
  /**
   * Decides between the address that the couple wrote and the one that the household gave. A repeated call changes nothing.
   * Refusals: `not-a-member`, `not-allowed` (guests may not be edited), `household-unknown`.
   */
  settleAddress: endpoint({
    method: 'POST',
    path: '/api/households/:householdId/address',
    auth: 'user',
    params: v.object({ householdId: id }),
    body: v.object({ weddingId: id, take: v.picklist(['theirs', 'ours']) }),
    answer: nothing,
    idempotent: true,
  }),
} as const;
