import { sharedItems } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/**
 * The draft of a message to several suppliers, until all have received it. `message` is null while the suggested text
 * is unchanged.
 */
export const severalDraftSchema = v.object({
  message: v.nullable(v.string()),
  budgetMatch: v.boolean(),
  /** Facts that are withheld from each of them. */
  withheld: v.optional(v.array(v.picklist(sharedItems)), []),
  /** The suppliers that the couple chose; null without a choice. */
  chosen: v.nullable(v.array(v.string())),
  /** The id of each enquiry that was begun with this text, by supplier. */
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

/** The key of the draft: separate for each person and category. */
export const severalKey = (uid: string, category: string): string => `enquiry.${uid}.several.${category}`;
