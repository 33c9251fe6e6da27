import { sharedItems } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** What was written to several and did not reach all of them. `message` is null while the suggested words stand. */
export const severalDraftSchema = v.object({
  message: v.nullable(v.string()),
  budgetMatch: v.boolean(),
  /** What each of them is not to see. */
  withheld: v.optional(v.array(v.picklist(sharedItems)), []),
  /** Whom the couple chose; null while nobody was chosen or left out. */
  chosen: v.nullable(v.array(v.string())),
  /** The id of each enquiry that set out with these words, by supplier. */
  clientIds: v.record(v.string(), v.string()),
});
export type SeveralDraft = v.InferOutput<typeof severalDraftSchema>;

export const untouchedSeveral: SeveralDraft = {
  message: null,
  budgetMatch: false,
  withheld: [],
  chosen: null,
  clientIds: {},
};

/** Where it is: apart for each person and category. */
export const severalKey = (uid: string, category: string): string => `enquiry.${uid}.several.${category}`;
