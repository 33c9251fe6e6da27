import { guessColumns } from '#guests/files/rules/columns/guess-columns';
import { applyChanges } from '#guests/rules/guest-edit';
import { type GuestFields, type GuestItem, newGuest } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { importEdit } from '../import-edit';
import { type ImportRequest, planImport, type PlannedRow } from '../plan-import';

/** Somebody on the list. */
export const guest = (id: string, fields: GuestFields): GuestItem => newGuest(id, fields);

/** What is planned with the rows of a file, its first one with names; columns are guessed. */
export const plan = (
  rows: string[][],
  list: GuestItem[] = [],
  more: Partial<Pick<ImportRequest, 'fixes' | 'choices' | 'leftOut'>> = {},
): PlannedRow[] =>
  planImport({
    rows,
    uses: guessColumns(rows[0] ?? [], [{ id: 'main', names: ['The wedding'] }], rows.slice(1)),
    hasHeaders: true,
    fixes: new Map(),
    choices: new Map(),
    leftOut: new Set(),
    households: householdsOf(list, 'en-GB'),
    ...more,
  });

/** Ids for new guests: `new1`, `new2`, … */
export const ids = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

/** The list after the import. */
export const imported = (planned: PlannedRow[], list: GuestItem[] = []): GuestItem[] =>
  applyChanges(list, importEdit(planned, householdsOf(list, 'en-GB'), ids()).changes);
