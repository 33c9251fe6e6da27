/** The limits for the words on a supplier's own profile. */
export const ownProfileConstants = {
  descriptionLength: 4000,
  messageLength: 600,
  lineLength: 120,
  answerLength: 1000,
  highlights: 8,
  packages: 12,
  includes: 12,
  offers: 6,
  questions: 20,
  features: 40,
  photos: 40,
  /** Minor units: nothing for a wedding costs more. */
  highestPrice: 100_000_000,
  /** Smaller photos would be blown up on a profile. */
  leastWidth: 640,
  leastHeight: 400,
  /** Changes of the log that are shown. */
  shownChanges: 20,
} as const;
