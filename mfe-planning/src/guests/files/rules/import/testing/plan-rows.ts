import { applyChanges } from '#guests/rules/guest-edit';
import { type GuestFields, type GuestItem, newGuest } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { firstGuesses } from '../first-guesses';
import { importEdit } from '../import-edit';
import { type ImportRequest, planImport, type PlannedRow } from '../plan-import';

/** A guest of the list. */
export const guest = (id: string, fields: GuestFields): GuestItem => newGuest(id, fields);

const events = [{ id: 'main', names: ['The wedding', 'Wedding', 'Die Hochzeit'] }];

/** Plans the rows of a file with a guessed header row and guessed columns. */
export const plan = (
  rows: string[][],
  list: GuestItem[] = [],
  more: Partial<Pick<ImportRequest, 'fixes' | 'choices' | 'leftOut' | 'unticked'>> = {},
): PlannedRow[] =>
  planImport({
    rows,
    ...firstGuesses(rows, events),
    fixes: new Map(),
    choices: new Map(),
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
