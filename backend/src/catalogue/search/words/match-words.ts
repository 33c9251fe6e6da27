import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Db } from '#catalogue/tables/schema';
import { fold } from '../spelling/fold';
import { inMostOf, Matches } from './matches';
import { rememberedMatches } from './remembered-matches';

/**
 * Most words of a query: each is looked up in the whole index, and a sentence of forty words must not cost forty times
 * as much as one.
 */
const mostWords = 8;
const sought = (words: readonly string[]): string[] => [...new Set(words)].slice(0, mostWords);

/** Words that a text is looked for by: at most eight, each as a beginning, quoted so that FTS5's operators are words too. */
export const matchableWords = (text: string): string[] => (fold(text) === '' ? [] : sought(fold(text).split(' ')));

const quoted = (word: string): string => `"${word}"*`;
/** A word that stands in every text of a market, so that other markets' texts are never read. */
export const marketWord = (country: CountryCode): string => `market${country.toLowerCase()}`;

const columns = '{name place about}';
/** A word in the name counts ten times, in the place four times as much as in the description. */
const relevance = 'bm25(words, 10.0, 4.0, 1.0, 0.0)';

/** Only the first eight different words count. */
export interface WordMatcher {
  /** Returns the rows whose texts have every word. */
  all(words: readonly string[], country: CountryCode): Matches;
  /** Returns the rows with most of the words: all but one of two or three, at least half of more. */
  most(words: readonly string[], country: CountryCode): Matches;
  /** Returns the rows with any of the words: the more words, and the rarer, the more relevant. */
  any(words: readonly string[], country: CountryCode): Matches;
  isKnown(word: string, country: CountryCode): boolean;
  /** Forgets what was found before: the texts have changed. */
  forget(): void;
}

export const wordMatcher = (db: Db): WordMatcher => {
  // In the order of rows.
  const find = db.prepare(`SELECT rowid, -${relevance} FROM words WHERE words MATCH ?`).raw();
  const some = db.prepare('SELECT rowid AS row FROM words WHERE words MATCH ? LIMIT 1');
  const inMarket = (expression: string, country: CountryCode) => `market : ${marketWord(country)} AND (${expression})`;
  const having = rememberedMatches((words, country) =>
    Matches.of(
      find.all(inMarket(`${columns} : (${words.map(quoted).join(' AND ')})`, country)) as [
        row: number,
        worth: number,
      ][],
    ),
  );
  return {
    all(given, country) {
      const words = sought(given);
      return words.length === 0 ? Matches.of([]) : having.get(words, country);
    },
    most(given, country) {
      const words = sought(given);
      const least = words.length <= 3 ? words.length - 1 : Math.ceil(words.length / 2);
      if (least < 1) return Matches.of([]);
      return inMostOf(
        words.map((word) => having.get([word], country)),
        least,
      );
    },
    any(given, country) {
      const words = sought(given);
      return words.length === 1
        ? having.get(words, country)
        : inMostOf(
            words.map((word) => having.get([word], country)),
            1,
          );
    },
    isKnown: (word, country) => some.get(inMarket(`${columns} : "${word.replace(/"/g, '')}"`, country)) !== undefined,
    forget: having.forget,
  };
};
