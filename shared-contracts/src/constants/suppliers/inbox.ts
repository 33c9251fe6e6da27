const hourMs = 3_600_000;

/** Enquiries and inbox. Source: specification sections 7 and 9. */
export const inboxConstants = {
  enquiryDatesDebounceMs: 500,
  enquiryCountDebounceMs: 500,
  cacheTimeMs: hourMs,
  staleTimeMs: hourMs,
  refetchOnWindowFocus: false,
} as const;
