import { plainWords } from '../values/plain-words';
import { addressBookUse, isAddressBook, isAddressPart } from './address-book';
import { byFood, needNamed } from './food-columns';
import { type ColumnUse, companionOf } from './guest-row';
import { answerHeaders, fieldNamed } from './header-words';
import { byPeople } from './people-columns';
import { peopleUse } from './people-words';

/** An event that guests may answer, with the names that it goes by in files. */
export interface AnswerableEvent {
  id: string;
  /** As it is shown, and as other languages show it where the couple gave it no name. */
  names: readonly string[];
}

const answers = answerHeaders.map(plainWords);

/** What is left of a header that is about an answer: the event's name, or nothing. Null when it is not about one. */
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

/** What a column's name says of it; `headers` are all of them. */
export const headerUse = (
  header: string,
  events: readonly AnswerableEvent[],
  headers: readonly string[],
): ColumnUse => {
  const plain = plainWords(header);
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

/** A use that another column has is no guess; whoever looks decides. Needs, children and counts may stand in several. */
const isShareable = (use: ColumnUse): boolean => shareable.has(use);

/** A column called Name beside one with first names holds last names, as in German lists; else it is a whole name. */
const settleNames = (uses: readonly ColumnUse[]): ColumnUse[] => {
  const hasFirst = uses.includes('firstName');
  if (hasFirst && !uses.includes('lastName')) return uses.map((use) => (use === 'name' ? 'lastName' : use));
  if (!hasFirst && !uses.includes('name')) return uses.map((use) => (use === 'lastName' ? 'name' : use));
  return [...uses];
};

const isFilled = (values: readonly string[]): boolean => values.some((cell) => cell.trim() !== '');

/** What a column holds by its name and its cells. Of an address book only what it names is taken. */
const guess = (
  header: string,
  values: readonly string[],
  headers: readonly string[],
  events: readonly AnswerableEvent[],
) => {
  const use = byPeople(byFood(headerUse(header, events, headers), values, header), values, header);
  // A column with nothing in it is asked about by nobody.
  if (use === 'undecided' && values.length > 0 && !isFilled(values)) return 'skip';
  if (!isAddressBook(headers)) return use;
  return use === 'undecided' || use === 'children' || companionOf(use) !== null ? 'skip' : use;
};

/** What each column holds, by the words that name it and the values below. The first event is the wedding itself. */
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

/** Without a row of names: the column with e-mail addresses, and the first with anything else as the name. */
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

/** Gives a column another use. Where a use belongs to one column only, the one that had it is to be decided anew. */
export const chooseUse = (uses: readonly ColumnUse[], index: number, use: ColumnUse): ColumnUse[] =>
  uses.map((before, at) => {
    if (at === index) return use;
    return before === use && !isShareable(use) ? 'undecided' : before;
  });
