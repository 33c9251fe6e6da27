import { sharedItems } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** The unsent draft. `message` is null while the suggested text is unchanged. */
export const enquiryDraftSchema = v.object({
  message: v.nullable(v.string()),
  budgetMatch: v.boolean(),
  /** Facts of the wedding that are withheld from the supplier. */
  withheld: v.optional(v.array(v.picklist(sharedItems)), []),
  /** The id of a send whose answer was lost. */
  clientId: v.nullable(v.string()),
  /** True when a visitor pressed send and is signing up: it is sent after the sign-in. */
  sendsAtSignIn: v.optional(v.boolean(), false),
});
export type EnquiryDraft = v.InferOutput<typeof enquiryDraftSchema>;

/** The draft of an untouched form. Sharing the budget is opt-in. */
export const untouchedDraft: EnquiryDraft = {
  message: null,
  budgetMatch: false,
  withheld: [],
  clientId: null,
  sendsAtSignIn: false,
};

/** The key of a draft: separate for each person, so that nobody reads another's on a shared device. */
export const draftKey = (uid: string | null, supplierId: string): string => `enquiry.${uid ?? 'visitor'}.${supplierId}`;
