/** Limits of people's reports to moderators. */
export const reportConstants = {
  /** Of one person within 24 hours, messages among them: each is read by somebody. */
  mostPerDay: 20,
} as const;
