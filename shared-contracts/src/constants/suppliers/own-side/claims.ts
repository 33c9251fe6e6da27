const megabyte = 1024 * 1024;

/** The limits for claims of a supplier's profile. */
export const claimConstants = {
  wordsLength: 1000,
  nameLength: 120,
  /** Open claims of one person: who runs several businesses claims one after the other. */
  mostOpen: 3,
  documentBytes: 5 * megabyte,
} as const;
