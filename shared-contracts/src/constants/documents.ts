/** Lengths of fields in documents of several kinds, in characters. Rules and calls use the same limits. */
export const documentLengths = {
  id: 128,
  /** Name of a country, a county or a town. */
  place: 200,
  /** Id of a place at a geocoder. */
  placeId: 200,
  countryCode: 2,
  language: 10,
  /** A supplier's kind, a task's subject. */
  category: 40,
  /** A choice among several, by its name. */
  choice: 40,
  slug: 200,
  /** An address as search engines know it. */
  pageSlug: 300,
  /** Id that tells an event apart when it is counted. */
  eventId: 300,
} as const;

/** Most items of documents' lists. */
export const documentLimits = {
  /** Parts of a place's address, the narrower first. */
  adminAreas: 4,
  partners: 4,
  /** Cards that a quiz has. */
  quizCards: 20,
  /** People who chose a flower for themselves. */
  flowers: 100,
  /** Groups of a budget's costs. */
  budgetCategories: 40,
  /** Today's tasks: flows, and cards of one. */
  todayFlows: 10,
  todayCards: 50,
  /** Fields of a document that a remote of another repository keeps below a wedding. */
  remoteFields: 50,
  /** A count that several people add to at once. */
  tally: 100_000,
} as const;
