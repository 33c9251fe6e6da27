import type { Firestore, FirestoreWrite } from '@posy/shared-contracts/mount-props';

/** Writes that fit in one atomic commit. Source: Firestore's limit. */
export const commitLimit = 500;

/** The list in parts of at most `size`; one empty part for an empty list. */
export const inChunks = <T>(list: readonly T[], size: number): T[][] => {
  const count = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: count }, (_none, index) => list.slice(index * size, (index + 1) * size));
};

/** Commits all writes at once, so that none is lost with the page: together as long as there are at most 500. */
export const commitInChunks = async (
  firestore: Firestore,
  writes: readonly FirestoreWrite[],
  options?: { byItself?: boolean },
): Promise<void> => {
  await Promise.all(inChunks(writes, commitLimit).map((chunk) => firestore.commit(chunk, options)));
};
