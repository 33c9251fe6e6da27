/**
 * Weights of the order “recommended”, each part from 0 to 1. A search's answer includes this table, and the text of
 * “How we rank” is made from it; payments are no part of it.
 */
export const rankingWeights = {
  /** Match of the search's words, names most. */
  relevance: 0.35,
  /** Nearness to the requested place. */
  distance: 0.25,
  /** The rating of couples, drawn towards the middle while there are few reviews. */
  rating: 0.2,
  /** Completeness of the profile. */
  completeness: 0.12,
  /** Share of its reviews that the supplier answers. */
  replies: 0.08,
} as const;

/** Paid places: at the head of a list, and after that one in so many. They obey the same filters and say that they are paid. */
export const paidPlaces = { atTheHead: 2, oneIn: 12 } as const;

/** Mean that a few reviews are drawn towards, and its weight in reviews. */
export const ratingPrior = { average: 4.2, reviews: 6 } as const;
/** The same for replies to reviews. */
export const repliesPrior = { share: 0.3, reviews: 4 } as const;
