/** Guests and budget. Source: S9-venue-reminder, S9-limits-10. */
export const planningConstants = {
  groupsFetchThrottleMs: 2000,
} as const;

/** How a wedding's budget usually falls on the groups of its costs, in hundredths: what onboarding shows is what a first budget has. */
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

/** What every budget begins with, in minor units. */
export const defaultBudget = 0;
