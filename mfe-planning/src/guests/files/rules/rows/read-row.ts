import { asWritten } from '@posy/remote-kit/files';
import type { InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { type ColumnUse, emptyRow, eventOf, type GuestRow, type TextField, textLimits } from '../columns/guest-row';
import { isFieldName } from '../columns/header-words';
import { namedNeed } from '../values/need-words';
import { plainWords } from '../values/plain-words';
import { isNothing, type Needs, needsOfDish, readNeeds } from '../values/read-needs';
import { boxOf, wordOf } from '../values/tick-words';
import { answerOf, invitationOf, yesOrNoOf } from '../values/value-words';
import { isBeside, nobodyBeside, type OtherPeople, readBeside } from './read-beside';
import { withNeeds, withNeedsOfNotes } from './with-needs';

/** The fault of a cell; the screen has the sentence, with the column's name. */
export type CellFault = 'no-name' | 'email' | 'too-long' | 'yes-or-no' | 'invitation' | 'answer' | 'age' | 'plus-one';

export interface RowIssue {
  /** Index of the column; for a missing name the column that should have it. */
  column: number;
  fault: CellFault;
  value: string;
  /** For `too-long`: the maximum number of characters. */
  limit?: number;
}

/** The values of a row, and its faults. */
export interface ReadRow {
  guest: GuestRow;
  issues: readonly RowIssue[];
  /** The other people on the row, from its columns. */
  beside: OtherPeople;
}

/** The facts about a file's columns that are known before its rows are read. */
export interface FileColumns {
  uses: readonly ColumnUse[];
  headers: readonly string[];
  /** The columns about needs that also hold dishes. */
  dishes: ReadonlySet<number>;
  /** The meaning of an unticked box in a column of answers; none by default. */
  unticked?: ReadonlyMap<number, RsvpAnswer>;
}

interface RowDraft {
  guest: GuestRow;
  names: { first: string; middle: string; last: string };
  beside: OtherPeople;
  issues: RowIssue[];
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const years = /^(\d{1,3})(?:[.,]0+)?(?: ?(?:years?|yrs?|y|jahre?|ans?)(?: old| alt)?)?$/;

const tidy = (cell: string): string => asWritten(cell).trim();
const isText = (use: ColumnUse): use is TextField => use in textLimits;

/**
 * In a column called “Evening only?” yes and no are answers; in other columns they say nothing about a part of the day.
 */
const readInvitation = (value: string, header: string): InvitationType | null => {
  const plain = plainWords(value);
  const asked = plainWords(header);
  if (/^(eve|evening|abend|nur abend|soir)/.test(asked)) {
    const answer = yesOrNoOf.get(wordOf(value));
    if (answer !== undefined) return answer === 'yes' ? 'evening' : 'day';
  }
  return invitationOf.get(plain) ?? null;
};

/** Returns the first value of a cell with several, as address books have them. */
const firstOf = (use: TextField, value: string): string => {
  if (use !== 'email' && use !== 'phone' && use !== 'address') return value;
  const [first = ''] = value.split(/\s*:::\s*/u);
  const emails = use === 'email' ? first.split(/[;,\s]+/u).filter((part) => part !== '') : [];
  return emails.length > 1 && emails.every((part) => emailShape.test(part)) ? (emails[0] ?? first) : first;
};

/** Returns true when a cell holds more values than a guest's field. */
export const holdsSeveral = (use: ColumnUse, cell: string): boolean =>
  isText(use) && firstOf(use, tidy(cell)) !== tidy(cell);

const readText = (draft: RowDraft, use: TextField, written: string, column: number): void => {
  const value = firstOf(use, written);
  const isLong = use === 'notes' || use === 'dietNotes' || use === 'address';
  const single = isLong ? value.replace(/\r\n?/gu, '\n') : value.replace(/\s+/g, ' ');
  const before = draft.guest[use];
  // A whole address may stand beside its parts: what it has already is not repeated.
  const isThere = use === 'address' && single !== '' && before.includes(single);
  const text = before === '' ? single : isThere ? before : `${before}, ${single}`;
  draft.guest = { ...draft.guest, [use]: text };
  if (text.length > textLimits[use]) draft.issues.push({ column, fault: 'too-long', value, limit: textLimits[use] });
  else if (use === 'email' && !emailShape.test(text)) draft.issues.push({ column, fault: 'email', value });
};

/** Returns true when no column is about diets or allergens: then only the dishes tell about them. */
const isOnlyFood = (uses: readonly ColumnUse[]): boolean => !uses.includes('diets') && !uses.includes('allergens');

/** Adds the needs that a guest's dish mentions; an existing note is not repeated. */
export const withDishNeeds = (guest: GuestRow, uses: readonly ColumnUse[]): GuestRow =>
  withNeeds(guest, needsOfDish(guest.meal, isOnlyFood(uses)));

const checkDietNotes = ({ guest: { dietNotes }, issues }: RowDraft, value: string, column: number): void => {
  const limit = textLimits.dietNotes;
  if (dietNotes.length > limit) issues.push({ column, fault: 'too-long', value, limit });
};

/** Adds the needs that the notes state. */
const readNoted = (draft: RowDraft, uses: readonly ColumnUse[]): void => {
  const { notes, dietNotes } = draft.guest;
  draft.guest = withNeedsOfNotes(draft.guest);
  if (draft.guest.dietNotes !== dietNotes) checkDietNotes(draft, notes, uses.indexOf('notes'));
};

/** Adds the needs that a dish mentions to those of other columns; together they may be too long for a note. */
const readDish = (draft: RowDraft, uses: readonly ColumnUse[]): void => {
  const column = uses.indexOf('meal');
  if (column < 0) return;
  const { meal, dietNotes } = draft.guest;
  draft.guest = withDishNeeds(draft.guest, uses);
  if (draft.guest.dietNotes !== dietNotes) checkDietNotes(draft, meal, column);
};

const isYes = (value: string): boolean =>
  boxOf(value) === 'ticked' || ['yes', 'y', 'ja', 'j', 'oui', 'o'].includes(plainWords(value));

/** A box or a plain yes in a column named after a need or a dish means that the guest has it. */
const underHeader = (value: string, header: string): string => {
  if (isFieldName(header)) return value;
  if (isYes(value)) return header.trim().replace(/\s*\?$/u, '');
  // “N” below “Vegan” is no need of that guest.
  return boxOf(value) === 'empty' || yesOrNoOf.get(wordOf(value)) === 'no' ? '' : value;
};

/** When a column is named after a need, its cells with more than a tick describe that need. */
const withHeader = (value: string, header: string): string => {
  const said = underHeader(value, header);
  if (said !== value || said === '' || isNothing(said) || namedNeed(header) === undefined) return said;
  return namedNeed(said) === undefined ? `${header}, ${said}` : said;
};

/** A plain yes to “Any allergies?” names none: the caterer reads the question with it. */
const askedNeeds = (value: string, header: string): Needs => ({
  ...{ diets: [], allergens: [] },
  rest: `${header.trim()}${/\p{P}$/u.test(header.trim()) ? '' : ':'} ${value}`,
});

const readFood = (draft: RowDraft, written: string, column: number, { dishes, headers }: FileColumns): void => {
  const header = headers[column] ?? '';
  const value = withHeader(written, header);
  const isAnswer = isYes(written) && header.trim() !== '' && isFieldName(header);
  draft.guest = withNeeds(draft.guest, isAnswer ? askedNeeds(written, header) : readNeeds(value, dishes.has(column)));
  checkDietNotes(draft, value, column);
};

/** A grown-up's age is no fault; it is not stored. */
const readAge = (draft: RowDraft, value: string, column: number): void => {
  const [, digits] = years.exec(plainWords(value)) ?? [];
  if (digits === undefined) return void draft.issues.push({ column, fault: 'age', value });
  const age = Number(digits);
  if (age < 18) draft.guest = { ...draft.guest, age, child: draft.guest.child ?? true };
};

const readAnswer = (
  draft: RowDraft,
  eventId: string,
  value: string,
  column: number,
  { unticked }: FileColumns,
): void => {
  const stands = boxOf(value) === 'empty' ? unticked?.get(column) : undefined;
  // A dash or a question mark counts as no answer.
  const answer = stands ?? answerOf.get(wordOf(value)) ?? (wordOf(value) === '' ? 'pending' : undefined);
  if (answer === undefined) return void draft.issues.push({ column, fault: 'answer', value });
  if (answer !== 'pending') draft.guest = { ...draft.guest, rsvp: { ...draft.guest.rsvp, [eventId]: answer } };
};

const readChoice = (draft: RowDraft, use: ColumnUse, value: string, column: number, header: string): void => {
  const fault = (name: CellFault): void => void draft.issues.push({ column, fault: name, value });
  if (use === 'invitationType') {
    const invitationType = readInvitation(value, header);
    if (invitationType === null) return fault('invitation');
    draft.guest = { ...draft.guest, invitationType };
  } else if (use === 'child') {
    const answer = yesOrNoOf.get(wordOf(value)) ?? (wordOf(value) === '' ? 'no' : undefined);
    if (answer === undefined) return fault('yes-or-no');
    draft.guest = { ...draft.guest, child: answer === 'yes' };
  }
};

const readCell = (draft: RowDraft, use: ColumnUse, value: string, column: number, columns: FileColumns): void => {
  if (value === '' || use === 'skip' || use === 'undecided') return;
  const eventId = eventOf(use);
  if (use === 'firstName') draft.names.first = value;
  else if (use === 'middleName') draft.names.middle = value;
  else if (use === 'lastName') draft.names.last = value;
  else if (eventId !== null) readAnswer(draft, eventId, value, column, columns);
  else if (use === 'meal') readText(draft, use, underHeader(value, columns.headers[column] ?? ''), column);
  else if (isBeside(use)) readBeside(draft.beside, use, value, columns.headers[column] ?? '');
  else if (isText(use)) readText(draft, use, value, column);
  else if (use === 'diets' || use === 'allergens') readFood(draft, value, column, columns);
  else if (use === 'age') readAge(draft, value, column);
  else readChoice(draft, use, value, column, columns.headers[column] ?? '');
};

const nameColumn = (uses: readonly ColumnUse[]): number =>
  uses.findIndex((use) => use === 'name' || use === 'firstName' || use === 'lastName');

/** Returns true when a column holds names; without one nothing can be imported. */
export const hasNames = (uses: readonly ColumnUse[]): boolean => nameColumn(uses) >= 0;

const readName = (draft: RowDraft, uses: readonly ColumnUse[]): void => {
  const { first, middle, last } = draft.names;
  const parts = [first, middle, last].filter((part) => part !== '').map((part) => part.replace(/\s+/g, ' '));
  const name = draft.guest.name === '' ? parts.join(' ') : draft.guest.name;
  draft.guest = { ...draft.guest, name };
  const column = nameColumn(uses);
  // Without a name column the fault is the file's, not that of each row.
  if (column < 0) return;
  if (name === '' && draft.guest.plusOneOf === '') draft.issues.push({ column, fault: 'no-name', value: '' });
  if (name.length > textLimits.name && !draft.issues.some((issue) => issue.column === column))
    draft.issues.push({ column, fault: 'too-long', value: name, limit: textLimits.name });
};

/** Reads a row by the uses of its columns. A guest is a child when a column says so, or when their age is below 18. */
export const readRow = (cells: readonly string[], columns: FileColumns): ReadRow => {
  const { uses } = columns;
  const names = { first: '', middle: '', last: '' };
  const draft: RowDraft = { guest: emptyRow, names, beside: nobodyBeside(), issues: [] };
  // Ages are read last, because a column about children decides first.
  const order = [...uses.keys()].sort((a, b) => Number(uses[a] === 'age') - Number(uses[b] === 'age'));
  for (const column of order) readCell(draft, uses[column] ?? 'skip', tidy(cells[column] ?? ''), column, columns);
  readName(draft, uses);
  readNoted(draft, uses);
  readDish(draft, uses);
  return { guest: draft.guest, issues: draft.issues, beside: draft.beside };
};
