/** Recommendations. Scores are 0 to 1. Source: S9-recommend. */
export const recommendationConstants = {
  venueSuppliersSize: 20,
  venueProfileScoreBelow: 0.7,
  venueMinTier: 0,
  ukVenueMinTier: 1,
  localSuppliersSize: 100,
  localProfileScoreBelow: 0.7,
  localMostPerType: 3,
} as const;

/** Tiers of the venue recommendation experiment, with the stamp of their version. */
export const venueRecommendationTiers = {
  version: '2026-01',
  tiers: { 'Tier 1': 1, 'Tier 2': 2, 'Tier 2.5': 2.5, 'Tier 3': 3, 'Tier 4': 4 },
} as const;
