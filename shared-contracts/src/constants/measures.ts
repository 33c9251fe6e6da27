/** Constants of what pages measure, as it is sent, kept and shown. */
export const measureConstants = {
  /** Numbers of one call: a page sends what it has when it is hidden. */
  mostAtOnce: 40,
  /** Largest number: a tab that was open for ten minutes before its screen came says no more. */
  largest: 600_000,
  /** Days that an operator may look back over, today included; counts of older ones are deleted. */
  spans: [1, 7, 28],
  /** Rows of each table. */
  mostRows: 100,
} as const;
