import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Db } from '#catalogue/store/schema';
import { fold } from '../language/fold';

/** Each is looked up in the whole index: a sentence of forty letters must not cost forty times as much as a word. */
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

/** Row and relevance, the higher the better, of the suppliers whose texts have some words. */
export type Matches = ReadonlyMap<number, number>;

/** Of many words the first eight different ones count. */
export interface WordMatcher {
  all(words: readonly string[], country: CountryCode): Matches;
  /** Those with most of the words: of two or three all but one, of more at least half. */
  most(words: readonly string[], country: CountryCode): Matches;
  /** Rows whose name has every word, in the order of rows; at most so many. */
  named(words: readonly string[], country: CountryCode, most?: number): number[];
  isKnown(word: string, country: CountryCode): boolean;
}

export function wordMatcher(db: Db): WordMatcher {
  const find = db.prepare(`SELECT rowid AS row, -${relevance} AS relevance FROM words WHERE words MATCH ?`);
  const names = db.prepare('SELECT rowid AS row FROM words WHERE words MATCH ? LIMIT ?');
  const some = db.prepare('SELECT rowid AS row FROM words WHERE words MATCH ? LIMIT 1');
  const run = (expression: string): Matches => {
    const rows = find.all(expression) as { row: number; relevance: number }[];
    return new Map(rows.map(({ row, relevance: worth }) => [row, worth]));
  };
  const inMarket = (expression: string, country: CountryCode) => `market : ${marketWord(country)} AND (${expression})`;
  const all: WordMatcher['all'] = (words, country) =>
    words.length === 0
      ? new Map()
      : run(inMarket(`${columns} : (${sought(words).map(quoted).join(' AND ')})`, country));
  return {
    all,
    most(given, country) {
      const words = sought(given);
      const least = words.length <= 3 ? words.length - 1 : Math.ceil(words.length / 2);
      if (least < 1) return new Map();
      const found = new Map<number, { count: number; worth: number }>();
      for (const word of words)
        for (const [row, worth] of all([word], country)) {
          const known = found.get(row) ?? { count: 0, worth: 0 };
          found.set(row, { count: known.count + 1, worth: known.worth + worth });
        }
      return new Map([...found].filter(([, { count }]) => count >= least).map(([row, { worth }]) => [row, worth]));
    },
    // Without relevance: working it out for every row takes longer than finding them.
    named(words, country, most = -1) {
      if (words.length === 0) return [];
      const rows = names.all(inMarket(`name : (${sought(words).map(quoted).join(' AND ')})`, country), most);
      return (rows as { row: number }[]).map(({ row }) => row);
    },
    isKnown: (word, country) => some.get(inMarket(`${columns} : "${word.replace(/"/g, '')}"`, country)) !== undefined,
  };
}
