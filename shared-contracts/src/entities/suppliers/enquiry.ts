import * as v from 'valibot';

/** An enquiry as the shared helper sends it. Source: section 3, Enquiry; section 7, "Other calls". */
export const enquirySchema = v.object({
  message: v.string(),
  userId: v.string(),
  profileId: v.string(),
  captchaToken: v.nullable(v.string()),
  intent: v.picklist(['enquiry', 'visit', 'availability']),
  /** Opt-in: whether the budget fits is shared. */
  budgetMatch: v.boolean(),
  contactedSupplier: v.string(),
  source: v.literal('concierge'),
});
export type Enquiry = v.InferOutput<typeof enquirySchema>;
