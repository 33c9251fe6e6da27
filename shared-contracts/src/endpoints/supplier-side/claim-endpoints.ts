import * as v from 'valibot';
import { claimConstants } from '#constants/suppliers/own-side/claims';
import { countSchema, instantSchema } from '#entities/common';
import { claimStates, claimWays } from '#entities/supplier-side/claim';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

const call = { method: 'POST', auth: 'user', params: nothing } as const;
const text = v.pipe(words(claimConstants.wordsLength), v.trim());
const claim = {
  id: v.string(),
  supplierId: v.string(),
  supplierName: v.string(),
  way: v.picklist(claimWays),
  state: v.picklist(claimStates),
  /** The reason for its refusal; empty for everything else. */
  reason: v.string(),
  createdAt: instantSchema,
};

/**
 * Somebody says that a profile is theirs: by an address of its own domain, or with a document. A moderator or an operator
 * decides. Refusals of the first two: `supplier-unknown` (404), `claimed-already` (409, its owners invite), `claim-open`
 * (409), `too-many-claims` (409), `other-work` (409).
 */
export const claimEndpoints = {
  /** Returns the evidence that a claim of the caller could use, and their latest claim. */
  claimStanding: endpoint({
    ...call,
    path: '/api/claims/standing',
    body: v.object({ supplierId: id }),
    answer: v.object({
      supplierName: v.string(),
      /** The profile's own domain; empty where it names none. */
      domain: v.string(),
      /** True when somebody speaks for it already. */
      isClaimed: v.boolean(),
      /** The caller's address, when it is confirmed and of that domain. */
      address: v.nullable(v.string()),
      claim: v.nullable(v.object(claim)),
    }),
    idempotent: true,
  }),
  /** Claims by the caller's own confirmed address. Refusal: `address-elsewhere` (409). */
  claimByAddress: endpoint({
    ...call,
    path: '/api/claims/by-address',
    body: v.object({ supplierId: id, words: text }),
    answer: v.object({ id: v.string() }),
    idempotent: false,
  }),
  /**
   * Claims with a document that only who decides sees, and that is deleted once it is decided. Refused with the codes of
   * `uploadAttachment`, too.
   */
  claimByDocument: uploadEndpoint({
    ...call,
    path: '/api/claims/by-document',
    body: v.object({
      supplierId: id,
      words: text,
      name: v.pipe(words(claimConstants.nameLength), v.trim(), v.minLength(1)),
    }),
    answer: v.object({ id: v.string() }),
    idempotent: false,
  }),
  /** Takes an open claim back, with its document. Refusal: `claim-unknown` (404). */
  withdrawClaim: endpoint({
    ...call,
    path: '/api/claims/withdraw',
    body: v.object({ id }),
    answer: nothing,
    idempotent: true,
  }),
  /** Lists the claims that wait for a decision, the oldest first. For moderators and operators; others: `not-a-moderator` (403). */
  openClaims: endpoint({
    method: 'GET',
    path: '/api/moderation/claims',
    auth: 'user',
    params: nothing,
    body: nothing,
    answer: v.object({
      claims: v.array(
        v.object({
          ...claim,
          website: v.string(),
          name: v.string(),
          email: v.string(),
          words: v.string(),
          document: v.nullable(v.object({ name: v.string(), type: v.string(), bytes: countSchema })),
        }),
      ),
    }),
    idempotent: true,
  }),
  /** The document of an open claim, in base64. For moderators and operators. Refusal: `claim-unknown` (404). */
  claimDocument: endpoint({
    method: 'GET',
    path: '/api/moderation/claims/:id/document',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({ name: v.string(), type: v.string(), content: v.string() }),
    idempotent: true,
  }),
  /**
   * Decides an open claim: granted, the person owns the profile at once. Refusing needs a reason, which they are told.
   * Refusals: `claim-unknown` (404), `claim-decided` (409), `own-claim` (403), `reason-needed` (400), `claimed-already`
   * (409), `other-work` (409), `plans-a-wedding` (409).
   */
  decideClaim: endpoint({
    method: 'POST',
    path: '/api/moderation/claims/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ to: v.picklist(['granted', 'refused']), reason: text }),
    answer: v.object({ state: v.picklist(claimStates) }),
    idempotent: true,
  }),
} as const;
