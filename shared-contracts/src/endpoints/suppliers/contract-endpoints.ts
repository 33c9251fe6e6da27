import * as v from 'valibot';
import { attachmentConstants } from '#constants/suppliers/attachments';
import { instantSchema } from '#entities/common';
import { attachmentSchema } from '#entities/suppliers/message';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** Contracts with suppliers: only for members who may see the wedding's suppliers. */
export const contractEndpoints = {
  /**
   * Stores a contract with a supplier, as `uploadAttachment` stores a file; the answer is then written to the supplier
   * (`contract` of the shortlist). A contract that no supplier refers to is deleted after a week, later after a month.
   * Refused with `attachment-too-large` (413), `photo-too-many-pixels` (413), `attachment-type` (415),
   * `attachment-unreadable` (400), `attachment-quota` (409), `not-a-member` and `not-allowed`.
   */
  uploadContract: uploadEndpoint({
    method: 'POST',
    path: '/api/weddings/:id/contracts/:supplierId',
    auth: 'user',
    params: v.object({ id, supplierId: id }),
    body: v.object({ name: v.pipe(words(attachmentConstants.nameLength), v.trim(), v.minLength(1)) }),
    answer: attachmentSchema,
    idempotent: false,
  }),
  /**
   * An address that opens a contract for the caller, as long as they may see the wedding's suppliers, for a few minutes.
   * Refusals: `not-a-member`, `not-allowed`, `attachment-unknown` (404).
   */
  contractLink: endpoint({
    method: 'GET',
    path: '/api/weddings/:id/contracts/:contractId/link',
    auth: 'user',
    params: v.object({ id, contractId: id }),
    body: nothing,
    answer: v.object({ path: v.string(), expiresAt: instantSchema }),
    idempotent: true,
  }),
} as const;
