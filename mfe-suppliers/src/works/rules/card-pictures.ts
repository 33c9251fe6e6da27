interface Photo {
  category: string;
}

/** A large picture and two small ones. */
const shownAtMost = 3;

/**
 * Returns a wedding's pictures for its card: its first, then those of other subjects, each once, such as the cake and
 * the flowers; further pictures of the same subject only where there are no others.
 */
export const cardPictures = <T extends Photo>(photos: readonly T[]): T[] => {
  const seen = new Set<string>();
  const isFresh = ({ category }: T): boolean => !seen.has(category) && seen.add(category) !== undefined;
  const fresh = photos.filter(isFresh);
  return [...fresh, ...photos.filter((one) => !fresh.includes(one))].slice(0, shownAtMost);
};
