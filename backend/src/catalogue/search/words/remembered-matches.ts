import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Matches } from './matches';

/** Rows of all lists together: three megabytes, some thirty of the most frequent words. */
const mostRows = 250_000;
/** Fixed cost of a cached list, counted in rows. */
const rowsOfList = 40;

/**
 * Caches the matches of words. Words that thousands of texts contain take long to weigh, and are searched again and
 * again. The least recently used matches make room.
 */
export const rememberedMatches = (
  find: (words: readonly string[], country: CountryCode) => Matches,
  most = mostRows,
): { get: typeof find; forget: () => void } => {
  const known = new Map<string, Matches>();
  let rows = 0;
  const makeRoom = (): void => {
    for (const [key, { size }] of known) {
      if (rows <= most) return;
      known.delete(key);
      rows -= size + rowsOfList;
    }
  };
  return {
    get(words, country) {
      const key = `${country}:${words.join(' ')}`;
      const before = known.get(key);
      const matches = before ?? find(words, country);
      known.delete(key);
      known.set(key, matches);
      if (before !== undefined) return matches;
      rows += matches.size + rowsOfList;
      makeRoom();
      return matches;
    },
    forget() {
      known.clear();
      rows = 0;
    },
  };
};
