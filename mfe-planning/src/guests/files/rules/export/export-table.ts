import { harmless } from '@posy/remote-kit/files';
import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { type ColumnField, columnFields, type GuestRow } from '../columns/guest-row';
import type { ListedGuest } from '../rows/row-of-guest';

/** The texts that a file is written with, in the reader's language. */
export interface FileWords {
  fields: Readonly<Record<ColumnField, string>>;
  invitations: Readonly<Record<InvitationType, string>>;
  answers: Readonly<Record<RsvpAnswer, string>>;
  diets: Readonly<Record<Diet, string>>;
  allergens: Readonly<Record<Allergen, string>>;
  yes: string;
  table: string;
  /** The header of an event's answers. */
  answersTo: (event: string) => string;
}

/** An event whose answers are exported. */
export interface ExportedEvent {
  id: string;
  name: string;
}

/** Files have whole names, as the list does. */
const writtenFields = columnFields.filter((field) => field !== 'firstName' && field !== 'lastName');

const cellOf = (row: GuestRow, field: ColumnField, words: FileWords): string => {
  switch (field) {
    case 'invitationType':
      return words.invitations[row.invitationType ?? 'day'];
    case 'child':
      return row.child === true ? words.yes : '';
    case 'age':
      return row.age === null ? '' : String(row.age);
    case 'diets':
      return row.diets.map((diet) => words.diets[diet]).join(', ');
    case 'allergens':
      return row.allergens.map((allergen) => words.allergens[allergen]).join(', ');
    case 'firstName':
    case 'lastName':
      return '';
    default:
      return row[field];
  }
};

/** Returns the names of the exported columns, also for an empty file to fill in. */
export const exportHeaders = (events: readonly ExportedEvent[], words: FileWords): string[] => [
  ...writtenFields.map((field) => words.fields[field]),
  ...events.map(({ name }) => words.answersTo(name)),
  words.table,
];

/**
 * Returns the whole list as a table: a header row, then a row for each guest, household by household. Cells that a
 * spreadsheet would run as formulas are escaped. Importing it again changes nothing.
 */
export const exportTable = (
  listed: readonly ListedGuest[],
  events: readonly ExportedEvent[],
  tableNames: ReadonlyMap<string, string>,
  words: FileWords,
): string[][] => {
  const rows = listed.map(({ guest, row }) => [
    ...writtenFields.map((field) => cellOf(row, field, words)),
    ...events.map(({ id }) => words.answers[row.rsvp[id] ?? 'pending']),
    tableNames.get(guest.table ?? '') ?? '',
  ]);
  return [exportHeaders(events, words), ...rows].map((cells) => cells.map(harmless));
};
