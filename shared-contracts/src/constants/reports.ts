/** Limits of people's reports to moderators. */
export const reportConstants = {
  /** Most reports of one person within 24 hours, about messages too: moderators read each. */
  mostPerDay: 20,
} as const;
