import { type AnswerableEvent, guessByContent, guessColumns } from '../columns/guess-columns';
import type { ColumnUse } from '../columns/guest-row';
import { headerRowOf, rowsOfNobody } from '../columns/header-row';

/** The first interpretation of a table, until the person changes it. */
export interface FirstGuesses {
  /** Index of the row that names the columns; null for none. */
  headerAt: number | null;
  uses: ColumnUse[];
  /** Numbers of rows that name nobody. */
  leftOut: ReadonlySet<number>;
}

/** Makes first guesses about a table; `headerAt` is given when the person chose the header row. */
export const firstGuesses = (
  rows: readonly (readonly string[])[],
  events: readonly AnswerableEvent[],
  headerAt: number | null = headerRowOf(rows, events),
): FirstGuesses => {
  const uses =
    headerAt === null ? guessByContent(rows) : guessColumns(rows[headerAt] ?? [], events, rows.slice(headerAt + 1));
  return { headerAt, uses, leftOut: new Set(rowsOfNobody(rows, headerAt, uses)) };
};
