/** Guests and budget. Source: S9-venue-reminder, S9-limits-10. */
export const planningConstants = {
  groupsFetchThrottleMs: 2000,
} as const;

/**
 * Usual shares of a wedding's budget by group of costs, in hundredths: onboarding shows the shares of a first budget.
 */
export const budgetShares = {
  venues: 26,
  caterers: 20,
  photographers: 9,
  video: 3,
  dress: 7,
  menswear: 4,
  florists: 6,
  decoration: 4,
  music: 4,
  entertainment: 2,
  cakes: 2,
  beauty: 2,
  stationery: 2,
  transport: 2,
  ceremony: 2,
  contingency: 5,
} as const;

/**
 * Usual cost of a wedding in Great Britain by its guests at dinner, in whole pounds: averages of surveyed weddings,
 * each at the middle of its band. There are no data beyond the ends.
 */
export const usualCosts = {
  points: [
    { guests: 40, cost: 12_000 },
    { guests: 80, cost: 20_300 },
    { guests: 125, cost: 25_200 },
    { guests: 180, cost: 37_400 },
  ],
  /** The smallest and the largest wedding that was asked about. */
  fewest: 20,
  most: 200,
  /**
   * Factor from the British figure to a market's, in per cent, in that market's own currency: 120 makes €120 of £100.
   * - US: about $33,000 a wedding in 2024 (The Knot's and Fidelity's figure) against about £22,000.
   * - IE: surveys lie between €25,000 (Confetti) and €36,000 (WeddingsOnline): €33,000 is assumed.
   * - DE: half of the couples stay below €15,000, one in eight goes above €25,000 (WeddyPlace, 2024): €16,500.
   * - FR: no survey at hand; assumed as for Germany.
   */
  marketPercent: { GB: 100, US: 150, IE: 150, DE: 75, FR: 75 },
} as const;

/** Initial budget, in minor units. */
export const defaultBudget = 0;
