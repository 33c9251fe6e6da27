import { joinEdits } from '@posy/remote-kit/edits';
import { addGuests, type GuestListEdit, updateGuests } from '#guests/rules/guest-edit';
import { type GuestItem, newGuest } from '#guests/rules/guest-item';
import type { Household } from '#guests/rules/households';
import { type ColumnUse, eventOf, type GuestRow } from '../columns/guest-row';
import { fieldsOfRow, mergeFields, mergeRows } from '../rows/compare-rows';
import { listedGuests, rowOfGuest } from '../rows/row-of-guest';
import { plainWords } from '../values/plain-words';
import { maybeWords } from '../values/value-words';
import type { DuplicateOf } from './find-duplicates';
import { groupRows } from './group-rows';
import type { PlannedRow } from './plan-import';

/**
 * Number of guests that one import may add or change. An import is one commit of the database, which takes 500 writes,
 * so that it happens whole or not at all and no other device sees half of it. A longer list takes two imports; the
 * second recognises the guests of the first.
 */
export const importLimit = 450;

const isNew = ({ outcome }: PlannedRow): boolean =>
  outcome.kind === 'new' || (outcome.kind === 'duplicate' && outcome.choice === 'both');

const mergedInto = (planned: readonly PlannedRow[], matches: (of: DuplicateOf) => boolean): PlannedRow[] =>
  planned.filter(({ outcome }) => outcome.kind === 'duplicate' && outcome.choice === 'merge' && matches(outcome.of));

const goesIn = ({ outcome }: PlannedRow): boolean =>
  outcome.kind === 'new' || (outcome.kind === 'duplicate' && outcome.choice !== 'skip');

/** Counts the imported rows with the answer “maybe”: their guests stay without an answer, and the summary says so. */
export const countMaybes = (planned: readonly PlannedRow[], uses: readonly ColumnUse[]): number =>
  planned.filter(
    (row) =>
      row.isFirst &&
      goesIn(row) &&
      uses.some((use, column) => eventOf(use) !== null && maybeWords.has(plainWords(row.cells[column] ?? ''))),
  ).length;

const additions = (
  planned: readonly PlannedRow[],
  households: readonly Household[],
  newId: () => string,
): GuestItem[] => {
  const coming = planned.filter(isNew).map(({ key, guest }) => ({
    id: newId(),
    guest: mergedInto(planned, (of) => of.kind === 'row' && of.key === key).reduce(
      (row: GuestRow, other) => mergeRows(row, other.guest),
      guest,
    ),
  }));
  const groupings = groupRows(coming, planned, listedGuests(households));
  return coming.map(({ id, guest }) => newGuest(id, { ...fieldsOfRow(guest), ...groupings.get(id) }));
};

const updates = (planned: readonly PlannedRow[], households: readonly Household[]): GuestListEdit => {
  const listed = listedGuests(households);
  const touched = new Set(
    planned.flatMap(({ outcome }) =>
      outcome.kind === 'duplicate' && outcome.choice === 'merge' && outcome.of.kind === 'guest' ? [outcome.of.id] : [],
    ),
  );
  const edits = listed
    .filter(({ guest }) => touched.has(guest.id))
    .map(({ guest, household }) => {
      const known = rowOfGuest(guest, household);
      const coming = mergedInto(planned, (of) => of.kind === 'guest' && of.id === guest.id)
        .map((one) => one.guest)
        .reduce(mergeRows);
      return updateGuests([guest], () => mergeFields(known, coming));
    });
  return joinEdits(...edits);
};

/** Returns an import as one edit: added guests, changed guests, and the undo of all of it. */
export const importEdit = (
  planned: readonly PlannedRow[],
  households: readonly Household[],
  newId: () => string,
): GuestListEdit => joinEdits(addGuests(additions(planned, households, newId)), updates(planned, households));

/** Numbers of rows by their outcome, for the texts before and after an import. */
export interface ImportCounts {
  rows: number;
  /** Number of people on the rows: a row may have several. */
  people: number;
  added: number;
  merged: number;
  skipped: number;
  same: number;
  wrong: number;
  duplicates: number;
}

export const countRows = (planned: readonly PlannedRow[]): ImportCounts => {
  const count = (holds: (row: PlannedRow) => boolean): number => planned.filter(holds).length;
  const chose = (choice: string) => count(({ outcome }) => outcome.kind === 'duplicate' && outcome.choice === choice);
  return {
    rows: new Set(planned.map(({ number }) => number)).size,
    people: planned.length,
    added: count(isNew),
    merged: chose('merge'),
    skipped: chose('skip') + count(({ outcome }) => outcome.kind === 'left-out'),
    same: count(({ outcome }) => outcome.kind === 'same'),
    wrong: count(({ outcome, isFirst }) => isFirst && outcome.kind === 'wrong'),
    duplicates: count(({ outcome }) => outcome.kind === 'duplicate'),
  };
};

/** Returns the number of people without a name, row by row: they cannot be imported, and the summary says so. */
export const unnamedIn = (planned: readonly PlannedRow[]): { number: number; count: number }[] =>
  planned.flatMap(({ number, unnamed, isFirst, outcome }) =>
    isFirst && unnamed > 0 && outcome.kind !== 'left-out' ? [{ number, count: unnamed }] : [],
  );

/** Returns the rows beyond the limit of one import. They are left out of this one and imported by the next. */
export const rowsBeyondLimit = (planned: readonly PlannedRow[]): number[] => {
  const writing = planned.filter(
    (row) => isNew(row) || (row.outcome.kind === 'duplicate' && row.outcome.choice === 'merge'),
  );
  return [...new Set(writing.slice(importLimit).map(({ number }) => number))];
};
