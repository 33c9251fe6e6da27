import { type AnswerableEvent, guessByContent, guessColumns } from '../columns/guess-columns';
import type { ColumnUse } from '../columns/guest-row';
import { headerRowOf, sumRows } from '../columns/header-row';

/** What a table is taken for until somebody says otherwise. */
export interface FirstGuesses {
  /** Index of the row that names the columns; null for none. */
  headerAt: number | null;
  uses: ColumnUse[];
  /** Numbers of rows that only sum others up. */
  leftOut: ReadonlySet<number>;
}

/** First guesses about a table; `headerAt` where a person has said which row has the names. */
export const firstGuesses = (
  rows: readonly (readonly string[])[],
  events: readonly AnswerableEvent[],
  headerAt: number | null = headerRowOf(rows, events),
): FirstGuesses => {
  const uses =
    headerAt === null ? guessByContent(rows) : guessColumns(rows[headerAt] ?? [], events, rows.slice(headerAt + 1));
  return { headerAt, uses, leftOut: new Set(sumRows(rows, headerAt, uses)) };
};
