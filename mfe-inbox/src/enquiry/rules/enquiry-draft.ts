import { sharedItems } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** What a person typed and has not sent. `message` is null while they keep the suggested words. */
export const enquiryDraftSchema = v.object({
  message: v.nullable(v.string()),
  budgetMatch: v.boolean(),
  /** What of the wedding the supplier is not to see. */
  withheld: v.optional(v.array(v.picklist(sharedItems)), []),
  /** The id of a send whose answer never came. */
  clientId: v.nullable(v.string()),
  /** A visitor pressed send and is signing up: it goes out when they are in. */
  sendsAtSignIn: v.optional(v.boolean(), false),
});
export type EnquiryDraft = v.InferOutput<typeof enquiryDraftSchema>;

/** A form nobody has touched. Sharing the budget is opt-in. */
export const untouchedDraft: EnquiryDraft = {
  message: null,
  budgetMatch: false,
  withheld: [],
  clientId: null,
  sendsAtSignIn: false,
};

/** Where a draft is kept: apart for each person, so that nobody reads another's on a shared screen. */
export const draftKey = (uid: string | null, supplierId: string): string => `enquiry.${uid ?? 'visitor'}.${supplierId}`;
