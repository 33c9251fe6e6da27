const dayMs = 86_400_000;

/** Constants of suppliers' reply times, as they are counted and shown. */
export const replyConstants = {
  /** Enquiries of the last 90 days. */
  windowMs: 90 * dayMs,
  /** Fewer enquiries than this give no figures. */
  leastEnquiries: 5,
  /** An enquiry that waits counts as not answered from then on. */
  graceMs: 2 * dayMs,
} as const;
