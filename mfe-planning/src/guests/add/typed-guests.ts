import { guestLengths } from '@posy/shared-contracts/constants';
import { type GuestItem, newGuest, tidyName } from '../rules/guest-item';
import { agesInBrackets, familyWithNumber } from './typed-ages';
import { readPeople, titles, type TypedPerson } from './typed-people';

/** The reason why a line adds nobody. */
export type LineFault = 'no-name' | 'bad-email' | 'long-name';

/** A line of the add-guests popup: a household, or its fault. */
export type TypedLine =
  | {
      kind: 'household';
      number: number;
      /** The text before a colon; empty without one. */
      household: string;
      people: readonly TypedPerson[];
      plusOnes: number;
    }
  | { kind: 'fault'; number: number; fault: LineFault; text: string };

const longestEmail = 320;
/** Returns true when a text looks like an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(text);

/** "The Bianchi family: Sergio, Lena": the household's name and its people. */
const called = /^(?<household>(?:[^:<>@()]|\([^:<>@()]*\)){1,100}):\s+(?<rest>[^\s<].*)$/u;

const faultOf = (people: readonly TypedPerson[]): LineFault | null => {
  if (people.length === 0 || people.some(({ name }) => name === '')) return 'no-name';
  if (people.some(({ name }) => name.length > guestLengths.name)) return 'long-name';
  return people.some(({ email }) => email !== null && !isEmail(email)) ? 'bad-email' : null;
};

/** "Mr & Mrs Walter Thorne": two people of whom one is named. */
const pairOf = new RegExp(`^\\s*(?:${titles})\\.?\\s*(?:[&+]|and|und|et)\\s*(?:${titles})\\.?\\s+(?=\\p{L})`, 'iu');

const readLine = (text: string, number: number): TypedLine => {
  const line = agesInBrackets(text);
  const { household = '', rest: written = line } = called.exec(line)?.groups ?? {};
  const family = familyWithNumber(written);
  const { people, plusOnes, children } = readPeople((family?.name ?? written).replace(pairOf, ''));
  const fault = faultOf(people);
  const isPair = pairOf.test(written) && people.length === 1;
  const unnamed = Math.max(plusOnes + (family?.unnamed ?? 0), isPair ? 1 : 0) + children;
  return fault === null
    ? { kind: 'household', number, household: tidyName(household), people, plusOnes: unnamed }
    : { kind: 'fault', number, fault, text: text.trim() };
};

/**
 * Reads typed or pasted text: a household on each line, names separated by commas, "and" or "&", e-mail addresses in
 * angle brackets, "+1" for a guest without a name, a child's age, diets and allergies behind a name, phone numbers, the number of a family's people, and the
 * household's name before a colon.
 * Lines are numbered from 1; empty ones are left out.
 */
export const readTyped = (text: string): TypedLine[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ line: line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, ''), number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readLine(line, number));

const keyOf = (text: string): string => tidyName(text).toLocaleLowerCase();

/** A person on a line who seems to be on the list, or on an earlier line, already. */
export interface TypedDuplicate {
  number: number;
  name: string;
  where: 'list' | 'lines';
}

/** Finds people with the same name or e-mail address. They may be two people: none is left out. */
export const duplicatesOf = (lines: readonly TypedLine[], guests: readonly GuestItem[]): TypedDuplicate[] => {
  const listed = new Set(guests.flatMap(({ name, contacts }) => [keyOf(name), keyOf(contacts.email ?? '')]));
  listed.delete('');
  const typed = new Set<string>();
  return lines.flatMap((line) =>
    line.kind === 'fault'
      ? []
      : line.people.flatMap(({ name, email }): TypedDuplicate[] => {
          const keys = [keyOf(name), keyOf(email ?? '')].filter((key) => key !== '');
          const where = keys.some((key) => listed.has(key))
            ? 'list'
            : keys.some((key) => typed.has(key))
              ? 'lines'
              : null;
          keys.forEach((key) => typed.add(key));
          return where === null ? [] : [{ number: line.number, name, where }];
        }),
  );
};

/** Counts the guests that the lines add. */
export const countTyped = (lines: readonly TypedLine[]): { guests: number; households: number } => ({
  guests: lines.reduce((sum, line) => sum + (line.kind === 'fault' ? 0 : line.people.length + line.plusOnes), 0),
  households: lines.filter(({ kind }) => kind === 'household').length,
});

/** Makes the guests of the lines; the first grown-up of each line is its household's head. `newId` makes ids. */
export const typedGuests = (
  lines: readonly TypedLine[],
  shared: Pick<GuestItem, 'category' | 'invitationType'>,
  newId: () => string,
): GuestItem[] =>
  lines.flatMap((line) => {
    if (line.kind === 'fault') return [];
    const head = newId();
    const first = Math.max(
      0,
      line.people.findIndex(({ age }) => age === null),
    );
    const people = line.people.map(({ name, email, phone = null, age, needs }, index) =>
      newGuest(index === first ? head : newId(), {
        ...shared,
        name,
        head: index === first ? null : head,
        household: index === first ? line.household : '',
        child: age !== null,
        age,
        ...(needs !== undefined && { diets: [...needs.diets], allergens: [...needs.allergens], dietNotes: needs.rest }),
        contacts: { email, phone },
      }),
    );
    const plusOnes = Array.from({ length: line.plusOnes }, () => newGuest(newId(), { ...shared, head, plusOne: true }));
    return [...people, ...plusOnes];
  });
