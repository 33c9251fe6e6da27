import { plainWords } from '../values/plain-words';
import { wordOf } from '../values/tick-words';
import { invitationOf, yesOrNoOf } from '../values/value-words';
import { addressBookUse, isAddressBook, isAddressPart } from './address-book';
import { byFood, needNamed } from './food-columns';
import { type ColumnUse, companionOf } from './guest-row';
import { answerHeaders, fieldNamed } from './header-words';
import { byPeople } from './people-columns';
import { peopleUse } from './people-words';

/** An event that guests may answer, with its names in files. */
export interface AnswerableEvent {
  id: string;
  /** The displayed name, and the translated names in other languages when the couple gave it none. */
  names: readonly string[];
}

const answers = answerHeaders.map(plainWords);

/** Returns the event's name in a header about answers, or an empty text. Null for other headers. */
const askedAbout = (header: string): string | null => {
  for (const word of answers) {
    if (header === word) return '';
    if (header.startsWith(`${word} `)) return header.slice(word.length + 1);
    if (header.endsWith(` ${word}`)) return header.slice(0, -word.length - 1);
  }
  return null;
};

const eventFor = (header: string, events: readonly AnswerableEvent[]): ColumnUse | null => {
  const named = (name: string) => events.find(({ names }) => names.some((one) => plainWords(one) === name));
  const asked = askedAbout(header);
  const event = named(header) ?? (asked === null ? undefined : asked === '' ? events[0] : named(asked));
  return event === undefined ? null : `rsvp:${event.id}`;
};

/** “Attending (Y/N)”: the answers that a column takes are no part of its name. */
const takes = /\s*[([](?:y(?:es)?|j(?:a)?|o(?:ui)?|✓|x)\s*(?:[/|,]\s*(?:no?|nein|non|✗))?[)\]]\s*$/iu;

/** “Partner/in”, “Invité(e)”, “Name(s)”: endings for another gender or number are no part of a column's name. */
const endings = /(?<=\p{L})(?:\((?:e|in|innen|ne|s|es|n)\)|[/*:_·]\s?-?(?:in|innen|e|n)|·e·s|-e)(?!\p{L})/giu;

/** Returns the use that a column's name suggests; `headers` are the names of all columns. */
export const headerUse = (
  header: string,
  events: readonly AnswerableEvent[],
  headers: readonly string[],
): ColumnUse => {
  const plain = plainWords(header.replace(takes, '').replace(endings, ''));
  const field = fieldNamed(plain);
  if (field === 'ignored') return 'skip';
  return (
    field ??
    peopleUse(plain, header) ??
    addressBookUse(plain, headers) ??
    eventFor(plain, events) ??
    needNamed(header) ??
    'undecided'
  );
};

const shareable: ReadonlySet<ColumnUse> = new Set(['skip', 'undecided', 'diets', 'allergens', 'children', 'headcount']);

/**
 * A use that another column has is not guessed; the person decides. Needs, children and counts may occur in several
 * columns.
 */
const isShareable = (use: ColumnUse): boolean => shareable.has(use);

/**
 * A column called Name beside one with first names holds last names, as in German lists; otherwise it holds whole
 * names. A list of parties has no other names.
 */
const settleNames = (uses: readonly ColumnUse[]): ColumnUse[] => {
  const hasFirst = uses.includes('firstName');
  if (hasFirst && !uses.includes('lastName')) return uses.map((use) => (use === 'name' ? 'lastName' : use));
  if (hasFirst || uses.includes('name')) return [...uses];
  if (uses.includes('lastName')) return uses.map((use) => (use === 'lastName' ? 'name' : use));
  // Without names of guests the invited parties are the names.
  return uses.map((use) => (use === 'household' ? 'name' : use));
};

/** “Invitation” names the invited parties where no cell is a part of the day. */
const byInvitation = (use: ColumnUse, values: readonly string[]): ColumnUse => {
  const stated = values.filter((cell) => cell.trim() !== '');
  const isPart = (cell: string): boolean => invitationOf.has(plainWords(cell)) || yesOrNoOf.has(wordOf(cell));
  const areParties = stated.length > 0 && stated.every((cell) => /^\s*\p{Lu}/u.test(cell) && !isPart(cell));
  return use === 'invitationType' && areParties ? 'household' : use;
};

const isFilled = (values: readonly string[]): boolean => values.some((cell) => cell.trim() !== '');

/** Guesses a column's content by its name and its cells. In an address book only known columns are used. */
const guess = (
  header: string,
  values: readonly string[],
  headers: readonly string[],
  events: readonly AnswerableEvent[],
) => {
  const named = byInvitation(headerUse(header, events, headers), values);
  const use = byPeople(byFood(named, values, header), values, header);
  // An empty column needs no question.
  if (use === 'undecided' && values.length > 0 && !isFilled(values)) return 'skip';
  if (!isAddressBook(headers)) return use;
  return use === 'undecided' || use === 'children' || companionOf(use) !== null ? 'skip' : use;
};

/** Guesses the content of each column by its name and the values below it. The first event is the wedding itself. */
export const guessColumns = (
  headers: readonly string[],
  events: readonly AnswerableEvent[],
  rows: readonly (readonly string[])[] = [],
): ColumnUse[] => {
  const taken = new Set<ColumnUse>();
  const guessed = headers.map((header, column): ColumnUse => {
    const values = rows.map((row) => row[column] ?? '');
    const use = guess(header, values, headers, events);
    const isPart = use === 'address' && isAddressPart(plainWords(header));
    if (isShareable(use) || isPart || (use === 'phone' && isAddressBook(headers) && taken.has(use))) return use;
    if (taken.has(use)) return isAddressBook(headers) ? 'skip' : 'undecided';
    taken.add(use);
    return use;
  });
  return settleNames(guessed);
};

/**
 * Guesses without a header row: the column with e-mail addresses, and the first other column with content as the name.
 */
export const guessByContent = (rows: readonly (readonly string[])[]): ColumnUse[] => {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const cells = (index: number) => rows.map((row) => row[index] ?? '').filter((cell) => cell.trim() !== '');
  const isEmail = (index: number) =>
    cells(index).length > 0 && cells(index).every((cell) => /^\S+@\S+$/.test(cell.trim()));
  const columns = Array.from({ length: width }, (_, index) => index);
  const email = columns.find(isEmail);
  const name = columns.find((index) => !isEmail(index) && cells(index).length > 0);
  return columns.map((index) => (index === email ? 'email' : index === name ? 'name' : 'undecided'));
};

/** Changes the use of a column. If only one column may have that use, the previous one becomes undecided. */
export const chooseUse = (uses: readonly ColumnUse[], index: number, use: ColumnUse): ColumnUse[] =>
  uses.map((before, at) => {
    if (at === index) return use;
    return before === use && !isShareable(use) ? 'undecided' : before;
  });
