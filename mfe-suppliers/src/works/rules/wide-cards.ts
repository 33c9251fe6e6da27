interface Rows {
  count: number;
  /** True where the first card takes two columns anyway. */
  hasFirst: boolean;
}

/** The cards that take two columns, by their position, so that the last row has no hole. */
interface WideCards {
  /** In a grid of two columns. */
  two: ReadonlySet<number>;
  /** In a grid of three columns. */
  three: ReadonlySet<number>;
}

const columns = 3;

const ofTwo = ({ count, hasFirst }: Rows): number[] =>
  count > 1 && (count + Number(hasFirst)) % 2 === 1 ? [count - 1] : [];

const ofThree = ({ count, hasFirst }: Rows): number[] => {
  const open = (columns - ((count + Number(hasFirst)) % columns)) % columns;
  if (open === 0) return [];
  const last = count - 1;
  // The first position of a row of three, a row further down where there are enough.
  const second = hasFirst ? columns - 1 : 0;
  const row = count - second > 2 * columns ? second + columns : second;
  // Two open columns: a wide card in the middle of an earlier row moves one card on, into the last row.
  if (open === columns - 1) return row + columns < count ? [row + 1, last] : [];
  return count > 1 && !(hasFirst && last === 0) ? [last] : [];
};

/** Returns the cards of a grid that take two columns. */
export const wideCards = (rows: Rows): WideCards => ({ two: new Set(ofTwo(rows)), three: new Set(ofThree(rows)) });
