/** The least used of some words: nothing is said twice before all was said once. */
export const leastUsed = <T>(from: readonly T[], used: ReadonlyMap<T, number>): T[] => {
  const least = Math.min(...from.map((one) => used.get(one) ?? 0));
  return from.filter((one) => (used.get(one) ?? 0) === least);
};
