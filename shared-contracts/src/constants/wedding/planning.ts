/** Guests and budget. Source: S9-venue-reminder, S9-limits-10. */
export const planningConstants = {
  groupsFetchThrottleMs: 2000,
  /** Minor units. */
  defaultBudget: 0,
} as const;
