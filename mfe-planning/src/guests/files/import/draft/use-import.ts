import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { useMemo, useReducer } from 'react';
import { useIntl } from 'react-intl';
import { chooseUse } from '#guests/files/rules/columns/guess-columns';
import type { ColumnUse } from '#guests/files/rules/columns/guest-row';
import { firstGuesses } from '#guests/files/rules/import/first-guesses';
import { type DuplicateChoice, planImport, type PlannedRow } from '#guests/files/rules/import/plan-import';
import type { FileTable } from '#guests/files/rules/reading/file-limits';
import type { Household } from '#guests/rules/households';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { answerableEvents } from './answerable-events';

/** A file that was read, with the person's decisions. Rows are identified by their number in the file. */
export interface ImportDraft {
  name: string;
  tables: readonly FileTable[];
  at: number;
  /** Index of the row that names the columns; null for none. */
  headerAt: number | null;
  uses: readonly ColumnUse[];
  fixes: ReadonlyMap<number, ReadonlyMap<number, string>>;
  choices: ReadonlyMap<string, DuplicateChoice>;
  /** The meaning of unticked boxes, by column. */
  unticked: ReadonlyMap<number, RsvpAnswer>;
  leftOut: ReadonlySet<number>;
}

type DraftChange =
  | { kind: 'start'; draft: ImportDraft }
  | { kind: 'clear' }
  | { kind: 'use'; column: number; use: ColumnUse }
  | { kind: 'fix'; row: number; column: number; text: string }
  | { kind: 'choose'; key: string; choice: DuplicateChoice }
  | { kind: 'unticked'; column: number; answer: RsvpAnswer }
  | { kind: 'leave-out'; rows: readonly number[] }
  | { kind: 'take-back'; row: number };

const changed = (draft: ImportDraft, change: Exclude<DraftChange, { kind: 'start' | 'clear' }>): ImportDraft => {
  switch (change.kind) {
    case 'use':
      return { ...draft, uses: chooseUse(draft.uses, change.column, change.use) };
    case 'fix': {
      const row = new Map(draft.fixes.get(change.row)).set(change.column, change.text);
      return { ...draft, fixes: new Map(draft.fixes).set(change.row, row) };
    }
    case 'choose':
      return { ...draft, choices: new Map(draft.choices).set(change.key, change.choice) };
    case 'unticked':
      return { ...draft, unticked: new Map(draft.unticked).set(change.column, change.answer) };
    case 'leave-out':
      return { ...draft, leftOut: new Set([...draft.leftOut, ...change.rows]) };
    case 'take-back':
      return { ...draft, leftOut: new Set([...draft.leftOut].filter((row) => row !== change.row)) };
  }
};

const reduce = (draft: ImportDraft | null, change: DraftChange): ImportDraft | null => {
  if (change.kind === 'start') return change.draft;
  return change.kind === 'clear' || draft === null ? null : changed(draft, change);
};

/** Begins with guesses for a file: the sheet, the row that names the columns, and their content. */
const begin = (
  name: string,
  tables: readonly FileTable[],
  events: readonly InvitedEvent[],
  at: number,
  headerAt?: number | null,
): ImportDraft => ({
  ...{ name, tables, at, fixes: new Map(), choices: new Map(), unticked: new Map() },
  ...firstGuesses(tables[at]?.rows ?? [], answerableEvents(events), headerAt),
});

/** Holds the chosen file and every change before it is imported. Nothing of it is saved. */
export const useImport = (households: readonly Household[], events: readonly InvitedEvent[]) => {
  const [draft, change] = useReducer(reduce, null);
  const planned = useMemo<readonly PlannedRow[]>(
    () => (draft === null ? [] : planImport({ ...draft, rows: draft.tables[draft.at]?.rows ?? [], households })),
    [draft, households],
  );
  const start = (name: string, tables: readonly FileTable[], at = 0, headerAt?: number | null): void =>
    change({ kind: 'start', draft: begin(name, tables, events, at, headerAt) });
  return { draft, planned, change, start };
};

export type ImportControl = ReturnType<typeof useImport>;

/** Returns the name of a column: its text in the header row, or its letter. */
export const useColumnName = (draft: ImportDraft) => {
  const { formatMessage } = useIntl();
  const named = draft.headerAt === null ? [] : (draft.tables[draft.at]?.rows[draft.headerAt] ?? []);
  return (column: number): string => {
    const header = (named[column] ?? '').trim();
    return header === '' ? formatMessage({ id: 'files.columns.letter' }, { letter: columnLetter(column) }) : header;
  };
};

/** A column's letters, as spreadsheets count: A to Z, then AA. */
export const columnLetter = (column: number): string =>
  (column >= 26 ? columnLetter(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
