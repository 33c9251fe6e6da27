/** Checklist. Source: S4-checklist, S9-checklist. */
export const checklistConstants = {
  defaultTotalTasks: 180,
  totalsWriteDelayMs: 1500,
  closingRedirectMs: 1000,
  subtaskOrderStep: 0.01,
  /** Thresholds of the badges: this share of all tasks, or this number done. */
  badgeHalfOfTotal: 0.5,
  badgeTasksDone: 10,
} as const;
