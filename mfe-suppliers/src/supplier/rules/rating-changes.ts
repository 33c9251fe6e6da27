const changes = { count: 0 };

/** How often ratings changed while this page was open. It stands in the keys of lists, which show them. */
export const ratingChanges = (): number => changes.count;

/** Has lists that are shown from now on asked for anew. */
export const forgetRatings = (): void => {
  changes.count += 1;
};
