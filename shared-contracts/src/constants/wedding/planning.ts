/** Guests and budget. Source: specification section 9. */
export const planningConstants = {
  groupsFetchThrottleMs: 2000,
  /** Minor units. */
  defaultBudget: 0,
} as const;
