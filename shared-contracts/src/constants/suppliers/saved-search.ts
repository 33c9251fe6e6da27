/** Saved searches of a person, with letters about new suppliers. */
export const savedSearchConstants = {
  /** Most saved searches of one person. */
  most: 10,
  nameLength: 200,
  /** A search that finds more is too wide to say what is new in it. */
  mostFound: 500,
  /** Days between two letters about what is new, at least. */
  daysBetweenLetters: 7,
  /** Days between two looks for something new. */
  daysBetweenLooks: 1,
  /** Suppliers of one search that a letter names at most. */
  mostNamed: 3,
} as const;
