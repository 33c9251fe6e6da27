import * as v from 'valibot';

/** An enquiry as the shared helper sends it. Source: S3-enquiry-01, S7-enquiry-send-01. */
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
