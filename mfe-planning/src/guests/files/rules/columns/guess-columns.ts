import { meanings, plainWords } from '../values/plain-words';
import { byValues } from './food-columns';
import type { ColumnUse } from './guest-row';
import { answerHeaders, headerWords } from './header-words';

/** An event that guests may answer, with the names that it goes by in files. */
export interface AnswerableEvent {
  id: string;
  /** As it is shown, and as other languages show it where the couple gave it no name. */
  names: readonly string[];
}

const fieldOf = meanings(headerWords);
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

const useOf = (header: string, events: readonly AnswerableEvent[]): ColumnUse => {
  const plain = plainWords(header);
  const field = fieldOf.get(plain);
  if (field === 'ignored') return 'skip';
  return field ?? eventFor(plain, events) ?? 'undecided';
};

/** A use that another column has is no guess; whoever looks decides. Diets and allergens may stand in several. */
const isShareable = (use: ColumnUse): boolean =>
  use === 'skip' || use === 'undecided' || use === 'diets' || use === 'allergens';

/** A column called Name beside one with first names holds last names, as in German lists; else it is a whole name. */
const settleNames = (uses: readonly ColumnUse[]): ColumnUse[] => {
  const hasFirst = uses.includes('firstName');
  if (hasFirst && !uses.includes('lastName')) return uses.map((use) => (use === 'name' ? 'lastName' : use));
  if (!hasFirst && !uses.includes('name')) return uses.map((use) => (use === 'lastName' ? 'name' : use));
  return [...uses];
};

/** What each column holds, by the words in the first row and the values below. The first event is the wedding itself. */
export const guessColumns = (
  headers: readonly string[],
  events: readonly AnswerableEvent[],
  rows: readonly (readonly string[])[] = [],
): ColumnUse[] => {
  const taken = new Set<ColumnUse>();
  const guessed = headers.map((header, column): ColumnUse => {
    const use = byValues(
      useOf(header, events),
      rows.map((row) => row[column] ?? ''),
    );
    if (isShareable(use)) return use;
    if (taken.has(use)) return 'undecided';
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

/** Whether the first row names columns: at least one of its words is known. */
export const hasHeaders = (first: readonly string[], events: readonly AnswerableEvent[]): boolean =>
  first.some((header) => useOf(header, events) !== 'undecided');

/** Gives a column another use. Where a use belongs to one column only, the one that had it is to be decided anew. */
export const chooseUse = (uses: readonly ColumnUse[], index: number, use: ColumnUse): ColumnUse[] =>
  uses.map((before, at) => {
    if (at === index) return use;
    return before === use && !isShareable(use) ? 'undecided' : before;
  });
