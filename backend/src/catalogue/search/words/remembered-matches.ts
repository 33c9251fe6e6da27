import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Matches } from './matches';

/** Rows of all lists together: three megabytes, some thirty of the most frequent words. */
const mostRows = 250_000;
/** What a list takes beside its rows, as so many of them. */
const rowsOfList = 40;

/**
 * What was found for some words. Those that thousands of texts have take long to weigh, and they are the ones that are
 * asked for again and again; those longest not asked for make room.
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
