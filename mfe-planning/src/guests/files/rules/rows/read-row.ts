import { asWritten } from '@posy/remote-kit/files';
import { allergens, diets, type InvitationType } from '@posy/shared-contracts/entities';
import { type ColumnUse, emptyRow, eventOf, type GuestRow, type TextField, textLimits } from '../columns/guest-row';
import { plainWords } from '../values/plain-words';
import { type Needs, needsOfDish, readNeeds } from '../values/read-needs';
import { answerOf, invitationOf, yesOrNoOf } from '../values/value-words';

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
}

/** What is known of a file's columns before its rows are read. */
export interface FileColumns {
  uses: readonly ColumnUse[];
  headers: readonly string[];
  /** The columns about needs that also hold dishes. */
  dishes: ReadonlySet<number>;
}

interface Draft {
  guest: GuestRow;
  names: { first: string; last: string };
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
    const answer = yesOrNoOf.get(plain);
    if (answer !== undefined) return answer === 'yes' ? 'evening' : 'day';
  }
  return invitationOf.get(plain) ?? null;
};

const readText = (draft: Draft, use: TextField, value: string, column: number): void => {
  const single = use === 'notes' || use === 'dietNotes' || use === 'address' ? value : value.replace(/\s+/g, ' ');
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

const readFood = (draft: Draft, value: string, column: number, { dishes }: FileColumns): void => {
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

const readChoice = (draft: Draft, use: ColumnUse, value: string, column: number, header: string): void => {
  const plain = plainWords(value);
  const fault = (name: CellFault): void => void draft.issues.push({ column, fault: name, value });
  const eventId = eventOf(use);
  if (eventId !== null) {
    const answer = answerOf.get(plain);
    if (answer === undefined) return fault('answer');
    if (answer !== 'pending') draft.guest = { ...draft.guest, rsvp: { ...draft.guest.rsvp, [eventId]: answer } };
  } else if (use === 'invitationType') {
    const invitationType = readInvitation(value, header);
    if (invitationType === null) return fault('invitation');
    draft.guest = { ...draft.guest, invitationType };
  } else if (use === 'child') {
    const answer = yesOrNoOf.get(plain);
    if (answer === undefined) return fault('yes-or-no');
    draft.guest = { ...draft.guest, child: answer === 'yes' };
  }
};

const readCell = (draft: Draft, use: ColumnUse, value: string, column: number, columns: FileColumns): void => {
  if (value === '' || use === 'skip' || use === 'undecided') return;
  if (use === 'firstName') draft.names.first = value;
  else if (use === 'lastName') draft.names.last = value;
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
  const { first, last } = draft.names;
  const parts = [first, last].filter((part) => part !== '').map((part) => part.replace(/\s+/g, ' '));
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
  const draft: Draft = { guest: emptyRow, names: { first: '', last: '' }, issues: [] };
  // Ages last: whether somebody is a child is said in a column of its own, where there is one.
  const order = [...uses.keys()].sort((a, b) => Number(uses[a] === 'age') - Number(uses[b] === 'age'));
  for (const column of order) readCell(draft, uses[column] ?? 'skip', tidy(cells[column] ?? ''), column, columns);
  readName(draft, uses);
  readDish(draft, uses);
  return { guest: draft.guest, issues: draft.issues };
};
