/** The moderators' desk. */
export const moderationConstants = {
  /** An item stays with the moderator who opened it for this time; an open page renews it. */
  takenMs: 600_000,
  /** A moderator can undo a decision about a review for this time; its letter waits until then. */
  undoMs: 60_000,
  /** Decisions of which the middle one says how long reviews wait. */
  timedDecisions: 101,
  /** Reviews of one device or network on one day (UTC) from which on moderators are pointed to them. */
  burstOf: 3,
  /** Entries of the log on a page. */
  logSize: 30,
  /** Years in the public table of decisions, the running one with them. */
  figureYears: 3,
} as const;
