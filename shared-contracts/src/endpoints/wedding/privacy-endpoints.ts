import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { instantSchema } from '#entities/common';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

const call = { method: 'POST', auth: 'user', params: nothing, idempotent: true } as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const exportAnswer = v.object({
  id: v.string(),
  state: v.picklist(['working', 'ready', 'failed']),
  /** Parts that are written, of all. */
  done: count,
  total: count,
  /** Path of the ZIP, valid for a short time for everybody who has it; null until it is ready. */
  downloadPath: v.nullable(v.string()),
  /** Bytes of the ZIP; 0 until it is ready. */
  bytes: count,
  expiresAt: v.nullable(instantSchema),
});

/** Calls about a person's data. Source: docs/privacy.md. */
export const privacyEndpoints = {
  /**
   * Begins an export of the person's data and of their wedding, as far as they may see it; while one is being made, that
   * one is answered.
   */
  startExport: endpoint({ ...call, path: '/api/privacy/export/start', body: nothing, answer: exportAnswer }),
  /** The progress of the person's export. Refusal: `export-unknown`. */
  exportStatus: endpoint({ ...call, path: '/api/privacy/export/status', body: v.object({ id }), answer: exportAnswer }),
  /**
   * Deletes a wedding with all that is in it. `confirmation` is what `deletionPhrase` asks for. Asking again after an
   * interruption goes on. Refusals: `not-allowed` (only the owner may), `confirmation-wrong`.
   */
  deleteWedding: endpoint({
    ...call,
    path: '/api/privacy/delete-wedding',
    body: v.object({ weddingId: id, confirmation: words(callLengths.confirmation) }),
    answer: v.object({ weddingId: v.nullable(v.string()) }),
  }),
  /**
   * Deletes the account, and the weddings without other members. `confirmation` is the account's e-mail address.
   * Refusals: `recent-login-required`, `confirmation-wrong`, `transfer-ownership-first`, `last-owner` (of a supplier
   * where others work).
   */
  deleteAccount: endpoint({
    ...call,
    path: '/api/privacy/delete-account',
    body: v.object({ confirmation: words(callLengths.confirmation) }),
    answer: nothing,
  }),
} as const;
