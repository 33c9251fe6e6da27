const changes = { count: 0 };

/**
 * The number of times that ratings changed while this page was open. It is part of the query keys of lists, which show
 * ratings.
 */
export const ratingChanges = (): number => changes.count;

/** Has lists that are shown from now on asked for anew. */
export const forgetRatings = (): void => {
  changes.count += 1;
};
