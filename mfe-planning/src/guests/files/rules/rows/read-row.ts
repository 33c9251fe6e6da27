import { asWritten } from '@posy/remote-kit/files';
import { allergens, diets, type InvitationType, type RsvpAnswer } from '@posy/shared-contracts/entities';
import { type ColumnUse, emptyRow, eventOf, type GuestRow, type TextField, textLimits } from '../columns/guest-row';
import { isFieldName } from '../columns/header-words';
import { namedNeed } from '../values/need-words';
import { plainWords } from '../values/plain-words';
import { isNothing, type Needs, needsOfDish, readNeeds } from '../values/read-needs';
import { boxOf, wordOf } from '../values/tick-words';
import { answerOf, invitationOf, yesOrNoOf } from '../values/value-words';
import { type Beside, isBeside, nobodyBeside, readBeside } from './read-beside';

/** What is wrong with a cell; the screen has the sentence, in the words of its column. */
export type CellFault = 'no-name' | 'email' | 'too-long' | 'yes-or-no' | 'invitation' | 'answer' | 'age' | 'plus-one';

export interface RowIssue {
  /** Index of the column; where a name is missing, of the column that would have it. */
  column: number;
  fault: CellFault;
  value: string;
  /** For `too-long`: how many characters there may be. */
  limit?: number;
}

/** What a row says, and what is wrong with it. */
export interface ReadRow {
  guest: GuestRow;
  issues: readonly RowIssue[];
  /** Who else is on it, as its columns say. */
  beside: Beside;
}

/** What is known of a file's columns before its rows are read. */
export interface FileColumns {
  uses: readonly ColumnUse[];
  headers: readonly string[];
  /** The columns about needs that also hold dishes. */
  dishes: ReadonlySet<number>;
  /** What a box that is not ticked says in a column of answers; nothing unless said. */
  unticked?: ReadonlyMap<number, RsvpAnswer>;
}

interface Draft {
  guest: GuestRow;
  names: { first: string; middle: string; last: string };
  beside: Beside;
  issues: RowIssue[];
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const years = /^(\d{1,3})(?:[.,]0+)?(?: ?(?:years?|yrs?|y|jahre?|ans?)(?: old| alt)?)?$/;

const tidy = (cell: string): string => asWritten(cell).trim();
const isText = (use: ColumnUse): use is TextField => use in textLimits;

/** In a column called “Evening only?” yes and no are answers; elsewhere they say nothing about a part of the day. */
const readInvitation = (value: string, header: string): InvitationType | null => {
  const plain = plainWords(value);
  const asked = plainWords(header);
  if (/^(eve|evening|abend|nur abend|soir)/.test(asked)) {
    const answer = yesOrNoOf.get(wordOf(value));
    if (answer !== undefined) return answer === 'yes' ? 'evening' : 'day';
  }
  return invitationOf.get(plain) ?? null;
};

/** Where a cell holds several values, as address books do: the first. */
const firstOf = (use: TextField, value: string): string => {
  if (use !== 'email' && use !== 'phone' && use !== 'address') return value;
  const [first = ''] = value.split(/\s*:::\s*/u);
  const emails = use === 'email' ? first.split(/[;,\s]+/u).filter((part) => part !== '') : [];
  return emails.length > 1 && emails.every((part) => emailShape.test(part)) ? (emails[0] ?? first) : first;
};

/** Whether a cell holds more values than a guest has room for. */
export const holdsSeveral = (use: ColumnUse, cell: string): boolean =>
  isText(use) && firstOf(use, tidy(cell)) !== tidy(cell);

const readText = (draft: Draft, use: TextField, written: string, column: number): void => {
  const value = firstOf(use, written);
  const isLong = use === 'notes' || use === 'dietNotes' || use === 'address';
  const single = isLong ? value.replace(/\r\n?/gu, '\n') : value.replace(/\s+/g, ' ');
  const before = draft.guest[use];
  const text = before === '' ? single : `${before}, ${single}`;
  draft.guest = { ...draft.guest, [use]: text };
  if (text.length > textLimits[use]) draft.issues.push({ column, fault: 'too-long', value, limit: textLimits[use] });
  else if (use === 'email' && !emailShape.test(text)) draft.issues.push({ column, fault: 'email', value });
};

const withNeeds = (guest: GuestRow, needs: Needs): GuestRow => ({
  ...guest,
  diets: diets.filter((diet) => guest.diets.includes(diet) || needs.diets.includes(diet)),
  allergens: allergens.filter((one) => guest.allergens.includes(one) || needs.allergens.includes(one)),
  dietNotes: [guest.dietNotes, needs.rest].filter((note) => note !== '').join(', '),
});

/** Whether no column of a file is about diets or allergens: what its dishes say of them is all that there is. */
const isOnlyFood = (uses: readonly ColumnUse[]): boolean => !uses.includes('diets') && !uses.includes('allergens');

/** A guest with what their dish says of what they must not have; a note that is there already is not made twice. */
export const withDishNeeds = (guest: GuestRow, uses: readonly ColumnUse[]): GuestRow => {
  const needs = needsOfDish(guest.meal, isOnlyFood(uses));
  return withNeeds(guest, guest.dietNotes.includes(needs.rest) ? { ...needs, rest: '' } : needs);
};

const checkDietNotes = ({ guest: { dietNotes }, issues }: Draft, value: string, column: number): void => {
  const limit = textLimits.dietNotes;
  if (dietNotes.length > limit) issues.push({ column, fault: 'too-long', value, limit });
};

/** What a dish says of needs, beside what the columns about them said; together they may be too long for a note. */
const readDish = (draft: Draft, uses: readonly ColumnUse[]): void => {
  const column = uses.indexOf('meal');
  if (column < 0) return;
  const { meal, dietNotes } = draft.guest;
  draft.guest = withDishNeeds(draft.guest, uses);
  if (draft.guest.dietNotes !== dietNotes) checkDietNotes(draft, meal, column);
};

/** A cell with a box, or a plain yes, below a name of its own says whether somebody has what the column is called: a need, a dish. */
const underHeader = (value: string, header: string): string => {
  if (isFieldName(header)) return value;
  const isYes = boxOf(value) === 'ticked' || ['yes', 'ja', 'oui'].includes(plainWords(value));
  if (isYes) return header.trim().replace(/\s*\?$/u, '');
  return boxOf(value) === 'empty' ? '' : value;
};

/** What a column is called names a need: what its cells say beside a tick is said of that need. */
const withHeader = (value: string, header: string): string => {
  const said = underHeader(value, header);
  if (said !== value || said === '' || isNothing(said) || namedNeed(header) === undefined) return said;
  return namedNeed(said) === undefined ? `${header}, ${said}` : said;
};

const readFood = (draft: Draft, written: string, column: number, { dishes, headers }: FileColumns): void => {
  const value = withHeader(written, headers[column] ?? '');
  draft.guest = withNeeds(draft.guest, readNeeds(value, dishes.has(column)));
  checkDietNotes(draft, value, column);
};

/** Grown-ups' ages are no fault, only nothing that we keep. */
const readAge = (draft: Draft, value: string, column: number): void => {
  const [, digits] = years.exec(plainWords(value)) ?? [];
  if (digits === undefined) return void draft.issues.push({ column, fault: 'age', value });
  const age = Number(digits);
  if (age < 18) draft.guest = { ...draft.guest, age, child: draft.guest.child ?? true };
};

const readAnswer = (draft: Draft, eventId: string, value: string, column: number, { unticked }: FileColumns): void => {
  const stands = boxOf(value) === 'empty' ? unticked?.get(column) : undefined;
  // A dash or a question mark is no answer yet.
  const answer = stands ?? answerOf.get(wordOf(value)) ?? (wordOf(value) === '' ? 'pending' : undefined);
  if (answer === undefined) return void draft.issues.push({ column, fault: 'answer', value });
  if (answer !== 'pending') draft.guest = { ...draft.guest, rsvp: { ...draft.guest.rsvp, [eventId]: answer } };
};

const readChoice = (draft: Draft, use: ColumnUse, value: string, column: number, header: string): void => {
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

const readCell = (draft: Draft, use: ColumnUse, value: string, column: number, columns: FileColumns): void => {
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

/** Whether a column is said to hold names; without one nothing can be imported. */
export const hasNames = (uses: readonly ColumnUse[]): boolean => nameColumn(uses) >= 0;

const readName = (draft: Draft, uses: readonly ColumnUse[]): void => {
  const { first, middle, last } = draft.names;
  const parts = [first, middle, last].filter((part) => part !== '').map((part) => part.replace(/\s+/g, ' '));
  const name = draft.guest.name === '' ? parts.join(' ') : draft.guest.name;
  draft.guest = { ...draft.guest, name };
  const column = nameColumn(uses);
  // Until a column is said to hold names, it is the file that lacks them, not its rows.
  if (column < 0) return;
  if (name === '' && draft.guest.plusOneOf === '') draft.issues.push({ column, fault: 'no-name', value: '' });
  if (name.length > textLimits.name && !draft.issues.some((issue) => issue.column === column))
    draft.issues.push({ column, fault: 'too-long', value: name, limit: textLimits.name });
};

/** Reads a row by what its columns hold. A child is one who is called so, or whose age is below 18. */
export const readRow = (cells: readonly string[], columns: FileColumns): ReadRow => {
  const { uses } = columns;
  const names = { first: '', middle: '', last: '' };
  const draft: Draft = { guest: emptyRow, names, beside: nobodyBeside(), issues: [] };
  // Ages last: whether somebody is a child is said in a column of its own, where there is one.
  const order = [...uses.keys()].sort((a, b) => Number(uses[a] === 'age') - Number(uses[b] === 'age'));
  for (const column of order) readCell(draft, uses[column] ?? 'skip', tidy(cells[column] ?? ''), column, columns);
  readName(draft, uses);
  readDish(draft, uses);
  return { guest: draft.guest, issues: draft.issues, beside: draft.beside };
};
