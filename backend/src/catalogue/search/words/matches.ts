/** Returns the index of a row in ascending rows; -1 when it is missing. */
const placeIn = (rows: Uint32Array, row: number): number => {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = rows[middle] ?? 0;
    if (found === row) return middle;
    if (found < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** The suppliers whose texts have some words, by row, and how relevant each is, the higher the better: twelve bytes each. */
export class Matches {
  private highest: number | null = null;

  constructor(
    /** Ascending. */
    readonly rows: Uint32Array,
    private readonly relevance: Float64Array,
  ) {}

  static of(found: readonly (readonly [row: number, relevance: number])[]): Matches {
    const rows = new Uint32Array(found.length);
    const relevance = new Float64Array(found.length);
    for (const [at, [row, worth]] of found.entries()) {
      rows[at] = row;
      relevance[at] = worth;
    }
    return new Matches(rows, relevance);
  }

  get size(): number {
    return this.rows.length;
  }

  /** The relevance of the most relevant one. */
  get most(): number {
    return (this.highest ??= this.relevance.reduce((a, b) => Math.max(a, b), 0));
  }

  has(row: number): boolean {
    return placeIn(this.rows, row) >= 0;
  }

  /** Returns the relevance of a row; 0 for other rows. */
  get(row: number): number {
    return this.relevance[placeIn(this.rows, row)] ?? 0;
  }

  *[Symbol.iterator](): Generator<[row: number, relevance: number]> {
    for (const [at, row] of this.rows.entries()) yield [row, this.relevance[at] ?? 0];
  }
}

/** Rows that are in at least so many of some lists, and their relevance in all of them together. */
export const inMostOf = (lists: readonly Matches[], least: number): Matches => {
  const size = Math.max(0, ...lists.map(({ rows }) => (rows.at(-1) ?? -1) + 1));
  const counts = new Uint8Array(size);
  const worths = new Float64Array(size);
  for (const list of lists)
    for (const [row, worth] of list) {
      counts[row] = (counts[row] ?? 0) + 1;
      worths[row] = (worths[row] ?? 0) + worth;
    }
  const found: [row: number, relevance: number][] = [];
  for (const [row, count] of counts.entries()) if (count >= least) found.push([row, worths[row] ?? 0]);
  return Matches.of(found);
};
