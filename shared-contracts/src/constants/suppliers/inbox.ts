const hourMs = 3_600_000;

/** Enquiries and inbox. Source: S7-conversations-01, S9-limits-02 to S9-limits-04. */
export const inboxConstants = {
  enquiryDatesDebounceMs: 500,
  enquiryCountDebounceMs: 500,
  cacheTimeMs: hourMs,
  staleTimeMs: hourMs,
  refetchOnWindowFocus: false,
} as const;
