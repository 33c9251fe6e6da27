import * as v from 'valibot';
import { websiteConstants } from '#constants/wedding/website';
import { countSchema, textSchema } from '#entities/common';
import { guestLetterKinds } from '#entities/guests/household';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

/** A couple's letter. */
const letter = {
  kind: v.picklist(guestLetterKinds),
  /** The market whose language it is in; missing: each household's own. */
  market: v.optional(v.picklist(['uk', 'ie', 'us', 'de', 'fr'])),
  words: textSchema(websiteConstants.guestLetterLength),
  /** A save-the-date and an update may ask for the household's postal address; other letters ask for none. */
  asksAddress: v.optional(v.boolean(), false),
};

/** Calls about a couple's letters to households. */
export const guestLetterEndpoints = {
  /**
   * The letter that a household would get, as it would be written now, but for its link. Refusals: `not-a-member`,
   * `not-allowed` (guests may not be edited), `household-unknown`.
   */
  previewGuestLetter: endpoint({
    method: 'POST',
    path: '/api/households/letters/preview',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, householdId: id, ...letter }),
    answer: v.object({
      to: v.nullable(v.string()),
      subject: v.string(),
      lines: v.array(v.string()),
      action: v.string(),
    }),
    idempotent: true,
  }),
  /**
   * Writes to households by mail, a minute later, each with a link of its own beside those that it has; `without` names those
   * of whom no address is known. Refusals: `not-a-member`, `not-allowed`, `household-unknown`, `letters-used-up` (429: as many
   * as a person sends in a day).
   */
  sendGuestLetters: endpoint({
    method: 'POST',
    path: '/api/households/letters',
    auth: 'user',
    params: nothing,
    body: v.object({
      weddingId: id,
      householdIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(websiteConstants.mostGuestLetters)),
      ...letter,
    }),
    answer: v.object({ batch: v.string(), queued: countSchema, without: v.array(v.string()) }),
    idempotent: false,
  }),
  /** Takes back what has not gone yet. Once more changes nothing. Refusals: `not-a-member`, `not-allowed`. */
  undoGuestLetters: endpoint({
    method: 'POST',
    path: '/api/households/letters/undo',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, batch: id }),
    answer: v.object({ stopped: countSchema }),
    idempotent: true,
  }),
} as const;
