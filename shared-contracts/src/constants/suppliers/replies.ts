const dayMs = 86_400_000;

/** How quickly suppliers answer, as it is counted and shown. */
export const replyConstants = {
  /** Enquiries of the last 90 days. */
  windowMs: 90 * dayMs,
  /** With fewer nothing is said. */
  leastEnquiries: 5,
  /** An enquiry that waits counts as not answered from then on. */
  graceMs: 2 * dayMs,
} as const;
