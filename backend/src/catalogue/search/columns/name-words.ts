import { type CountryCode } from '@posy/shared-contracts/markets';
import { type DeleteIndex, deleteIndex } from '../spelling/delete-index';
import { firstFrom } from './first-from';

/** The suppliers with a word in their names. */
interface Bearers {
  /** Rows in ascending order. */
  rows: number[];
  /** Number of suppliers with exactly this spelling, and not only a variant of it, such as “mueller” for “Müller”. */
  written: number;
}

interface MarketNames {
  words: Map<string, Bearers>;
  /** Words in alphabetical order; built on first use. */
  sorted: string[] | null;
  /** Index of similar words; built on first use, and rebuilt when there are many more words. */
  like: { index: DeleteIndex; of: number } | null;
}

/** Shorter words are like too many others. */
const leastLike = 4;
/** The least of a name that stands in another word. */
const leastPart = 2;
const grownBy = 1.05;
/** No name is as long. */
const mostTogether = 60;

/** Returns the index of a row in a list, or where it would be inserted. */
const placeOf = (rows: readonly number[], row: number): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};

const insert = (rows: number[], row: number): void => {
  // Nearly always it comes last.
  if ((rows.at(-1) ?? -1) < row) rows.push(row);
  else rows.splice(placeOf(rows, row), 0, row);
};

/** The words that a word is made of, the longest first; null when it is made of none. Each end of it is tried once. */
const partsOf = (word: string, isKnown: (part: string) => boolean): string[] | null => {
  const inVain = new Set<number>();
  const from = (start: number): string[] | null => {
    if (start === word.length) return [];
    if (inVain.has(start)) return null;
    for (let end = word.length; end >= start + leastPart; end -= 1) {
      const rest = isKnown(word.slice(start, end)) ? from(end) : null;
      if (rest !== null) return [word.slice(start, end), ...rest];
    }
    inVain.add(start);
    return null;
  };
  return word.length > mostTogether ? null : from(0);
};

/** Returns each word of a name once: as written, and in other spellings. */
export type WordsOfName = (name: string) => { written: Iterable<string>; spelled: Iterable<string> };

/** The words of all names by market, so that names which begin like what is typed are found without reading the index. */
export class NameWords {
  private readonly markets = new Map<CountryCode, MarketNames>();
  /** For each row a bit set of the words found in it; cleared after each question. */
  private marks = new Uint8Array(1024);

  constructor(
    private readonly wordsOf: WordsOfName,
    /** Names by row. */
    private readonly names: readonly string[] = [],
  ) {}

  put(country: CountryCode, name: string, row: number): void {
    const market = this.market(country);
    const { written, spelled } = this.wordsOf(name);
    const bearing = (word: string): Bearers => {
      const bearers = market.words.get(word) ?? bearersOf(market, word);
      insert(bearers.rows, row);
      return bearers;
    };
    for (const word of written) bearing(word).written += 1;
    for (const word of spelled) bearing(word);
    if (row >= this.marks.length) this.marks = new Uint8Array(Math.max(row + 1, this.marks.length * 2));
  }

  remove(country: CountryCode, name: string, row: number): void {
    const market = this.market(country);
    const { written, spelled } = this.wordsOf(name);
    const drop = (word: string, isWritten: boolean): void => {
      const bearers = market.words.get(word);
      if (bearers === undefined) return;
      bearers.rows.splice(placeOf(bearers.rows, row), 1);
      if (isWritten) bearers.written -= 1;
      if (bearers.rows.length > 0) return;
      market.words.delete(word);
      market.sorted?.splice(firstFrom(market.sorted, word), 1);
    };
    for (const word of written) drop(word, true);
    for (const word of spelled) drop(word, false);
  }

  /** Returns true when a name contains the word as written. */
  has = (country: CountryCode, word: string): boolean => (this.market(country).words.get(word)?.written ?? 0) > 0;

  /** Rows whose name has words that begin like each of some, in the order of rows; at most so many. */
  beginning(country: CountryCode, begins: readonly string[], most = Infinity): number[] {
    const { marks } = this;
    let first = marks.length;
    let last = -1;
    begins.forEach((begin, before) => {
      for (const rows of this.bearing(country, begin))
        for (const row of rows) {
          if (marks[row] !== before) continue;
          marks[row] = before + 1;
          first = Math.min(first, row);
          last = Math.max(last, row);
        }
    });
    const found: number[] = [];
    for (let row = first; row <= last && found.length < most; row += 1)
      if (marks[row] === begins.length) found.push(row);
    marks.fill(0, first, last + 1);
    return found;
  }

  /**
   * Rows whose whole name was meant by some words of which one has a wrong letter, or which were run together; words that
   * join others count in neither.
   */
  meant(country: CountryCode, typed: readonly string[], joints: ReadonlySet<string>): number[] {
    const market = this.market(country);
    const isName = (word: string) => !joints.has(word);
    const apart =
      typed.length === 1 ? partsOf(typed[0] ?? '', (word) => market.words.has(word) || joints.has(word)) : null;
    const given = (apart ?? typed).filter(isName);
    const lists = given.map((word) => this.rowsLike(market, word));
    const [first, ...others] = lists.sort((a, b) => a.size - b.size);
    if (first === undefined) return [];
    const isWhole = (row: number) => this.lengthOf(row, joints) === given.length;
    return [...first].filter((row) => others.every((rows) => rows.has(row)) && isWhole(row)).sort((a, b) => a - b);
  }

  /** Returns true when a supplier's whole name, or the beginning of one, is these words in their order. */
  isCalled(country: CountryCode, words: readonly string[], isWhole: boolean): boolean {
    const market = this.market(country);
    const [fewest = []] = words.map((word) => market.words.get(word)?.rows ?? []).sort((a, b) => a.length - b.length);
    const run = words.join(' ');
    return fewest.some((row) => {
      const own = [...this.wordsOf(this.names[row] ?? '').written].join(' ');
      return own === run || (!isWhole && own.startsWith(`${run} `));
    });
  }

  /** Number of words in a row's name, without joining words. */
  lengthOf(row: number, joints: ReadonlySet<string>): number {
    return [...this.wordsOf(this.names[row] ?? '').written].filter((word) => !joints.has(word)).length;
  }

  private rowsLike(market: MarketNames, word: string): Set<number> {
    const near = market.words.has(word) || word.length < leastLike ? [word] : this.wordsLike(market, word);
    return new Set(near.flatMap((one) => market.words.get(one)?.rows ?? []));
  }

  private wordsLike(market: MarketNames, word: string): string[] {
    const { size } = market.words;
    if (market.like === null || size > market.like.of * grownBy)
      market.like = { index: deleteIndex([...market.words.keys()]), of: size };
    return market.like.index.near(word, 1).map((near) => near.word);
  }

  private *bearing(country: CountryCode, begin: string): Generator<readonly number[]> {
    const market = this.market(country);
    const sorted = (market.sorted ??= [...market.words.keys()].sort());
    for (let at = firstFrom(sorted, begin); at < sorted.length; at += 1) {
      const word = sorted[at] ?? '';
      if (!word.startsWith(begin)) return;
      yield market.words.get(word)?.rows ?? [];
    }
  }

  private market(country: CountryCode): MarketNames {
    const known = this.markets.get(country) ?? { words: new Map<string, Bearers>(), sorted: null, like: null };
    this.markets.set(country, known);
    return known;
  }
}

const bearersOf = ({ words, sorted }: MarketNames, word: string): Bearers => {
  const bearers: Bearers = { rows: [], written: 0 };
  words.set(word, bearers);
  sorted?.splice(firstFrom(sorted, word), 0, word);
  return bearers;
};
