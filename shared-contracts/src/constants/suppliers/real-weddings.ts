/** Real weddings, in results. Source: S9-real-weddings, D-creator-tier. */
export const realWeddingConstants = {
  requestedNear: 10,
  requestedForVenue: 10,
  requestedForSupplier: 10_000,
  pageSizeSupplier: 1,
  pageSizeVenue: 4,
  pageSizeNear: 4,
  pageSizeDefault: 4,
  /** Weddings made by the viewed supplier show only from this tier up. */
  creatorMinTier: 2,
} as const;
