const dayMs = 86_400_000;

/** Constants of suppliers' figures, as they are counted and shown. */
export const figureConstants = {
  /** Weeks that a supplier sees, this one included; weeks begin on Monday, in UTC. */
  weeks: 12,
  /** Weeks after which counts are deleted. */
  keptWeeks: 53,
  /** One reader's views of a profile within this count once. */
  viewMs: dayMs,
  /** With fewer suppliers in a category nobody sees what is typical of it: a competitor's figures would show. */
  leastSuppliers: 5,
} as const;
