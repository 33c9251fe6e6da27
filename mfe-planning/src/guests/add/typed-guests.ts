import { guestLengths } from '@posy/shared-contracts/constants';
import { type GuestItem, newGuest, surnameOf, tidyName } from '../rules/guest-item';

/** A person on a line. */
export interface TypedPerson {
  name: string;
  email: string | null;
  /** A child's age, read behind the name; null for grown-ups and when there is none. */
  age: number | null;
}

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

/** "+1", "+2", "plus one", "und Begleitung", "et accompagnant": guests without a name. */
const plusOne =
  /(?:^|[\s,;&+])(?:\+\s?(?<number>[1-9])|(?:and |und |et |& ?)?(?:plus[- ](?:one|1|eins|un)|(?:a )?guest|begleitung|accompagnant|accompagnante))(?=$|[\s,;&+<])/giu;

/** Separators of the names on a line. "&" and "+" need no blanks around them. */
const between = /\s*[,;&+]\s*|\s+(?:and|und|et|sowie|with|mit|avec)\s+/iu;

const part = /^(?<name>[^<]*?)\s*(?:<(?<email>[^>]*)>)?$/u;

/** Puts brackets around an address that stands in a line without them. */
const withBrackets = (line: string): string => line.replace(/(?<![<\S])[^\s@<>,;]+@[^\s@<>,;]+(?![>\S])/gu, '<$&>');

/** "The Bianchi family: Sergio, Lena": the household's name and its people. */
const called = /^(?<household>[^:<>@]{1,100}):\s+(?<rest>[^\s<].*)$/u;

/** "Bo (2)", "Bo (aged 2)", "Bo (2 Jahre)", "Bo (2 ans)": a child's age, until 17. */
const ageBehind =
  /\s*\((?:(?:aged?|age of|âge)\s+)?(?<age>\d|1[0-7])(?:\s?(?:y|yo|yrs?|years?(?:[ -]old)?|j|jahre?(?: alt)?|ans?))?\.?\)\s*$/iu;

const readPart = (text: string): TypedPerson => {
  const { name = '', email } = part.exec(text)?.groups ?? { name: text };
  const age = ageBehind.exec(name)?.groups?.age;
  return {
    name: tidyName(name.replace(ageBehind, '')),
    email: email === undefined ? null : email.trim(),
    age: age === undefined ? null : Number(age),
  };
};

const titles = 'mr|mrs|ms|mx|miss|dr|prof|herr|frau|hr|fr|monsieur|madame|m|mme|mlle';
const title = new RegExp(`^(?:(?:${titles})\\.?\\s+)+`, 'iu');

/** "Ravi and Anita Kapoor": a person with only a first name takes the last name of the next person who has one. */
const shareSurnames = (people: readonly TypedPerson[]): TypedPerson[] =>
  people.map((person, index) => {
    if (person.name.replace(title, '').includes(' ')) return person;
    const next = people.slice(index + 1).find(({ name }) => name.includes(' '));
    return next === undefined ? person : { ...person, name: `${person.name} ${surnameOf(next.name)}` };
  });

/** An address on its own belongs to the name before it. */
const joinAddresses = (people: readonly TypedPerson[]): TypedPerson[] =>
  people.reduce<TypedPerson[]>((joined, person) => {
    const before = joined.at(-1);
    if (person.name !== '' || before === undefined || before.email !== null) return [...joined, person];
    return [...joined.slice(0, -1), { ...before, email: person.email }];
  }, []);

const faultOf = (people: readonly TypedPerson[]): LineFault | null => {
  if (people.length === 0 || people.some(({ name }) => name === '')) return 'no-name';
  if (people.some(({ name }) => name.length > guestLengths.name)) return 'long-name';
  return people.some(({ email }) => email !== null && !isEmail(email)) ? 'bad-email' : null;
};

/** "Mr & Mrs Walter Thorne": two people of whom one is named. */
const pairOf = new RegExp(`^\\s*(?:${titles})\\.?\\s*(?:[&+]|and|und|et)\\s*(?:${titles})\\.?\\s+(?=\\p{L})`, 'iu');

/** "The Smith family (4)", "Familie Berg (4)", "Anna Berg (4 people)": so many people of whom one is named. */
const countedFamily =
  /^(?<family>(?:the |die )?famil(?:y|ie)\s+\S.*?|famille\s+\S.*?|fam\.\s+\S.*?|the\s+\S.*?s|.*?\s(?:family|familie))\s*\((?<count>[2-9]|[12]\d)\)\s*$|^(?<head>[^()]+?)\s*\((?<heads>[2-9]|[12]\d)\s?(?:people|persons|pers\.?|personen|leute|personnes|guests|gäste|invités|pax)\)\s*$/iu;

/** "Lena Bianchi (kids: Zoe 4, Max 7)": children in brackets, with their ages. */
const childrenBehind = /\s*\((?:with )?(?:kids|children|kinder|enfants)\s*:?\s+(?<list>[^()]+)\)/iu;
const ageOfChild = /(?<=\p{L})\s+(?<age>\d|1[0-7])(?=\s*(?:$|,|;|&|\+|and |und |et ))/giu;

const withChildren = (line: string): string =>
  line.replace(childrenBehind, (_match, list: string) => `, ${list.trim().replace(ageOfChild, ' ($<age>)')}`);

const readLine = (text: string, number: number): TypedLine => {
  let plusOnes = 0;
  const line = withChildren(text);
  const { household = '', rest: written = line } = called.exec(line)?.groups ?? {};
  const counted = countedFamily.exec(written)?.groups;
  if (counted !== undefined) plusOnes = Number(counted['count'] ?? counted['heads']) - 1;
  const rest = (counted?.['family'] ?? counted?.['head'] ?? written).replace(pairOf, '');
  const named = withBrackets(rest).replace(plusOne, (_match, number?: string) => {
    plusOnes += Number(number ?? 1);
    return ' ';
  });
  const parts = named.split(between).map((entry) => entry.trim());
  const people = shareSurnames(joinAddresses(parts.filter((entry) => entry !== '').map(readPart)));
  const fault = faultOf(people);
  if (pairOf.test(written) && people.length === 1) plusOnes = Math.max(plusOnes, 1);
  return fault === null
    ? { kind: 'household', number, household: tidyName(household), people, plusOnes }
    : { kind: 'fault', number, fault, text: text.trim() };
};

/**
 * Reads typed or pasted text: a household on each line, names separated by commas, "and" or "&", e-mail addresses in
 * angle brackets, "+1" for a guest without a name, a child's age in brackets, the number of a family's people, and the
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
    const people = line.people.map(({ name, email, age }, index) =>
      newGuest(index === first ? head : newId(), {
        ...shared,
        name,
        head: index === first ? null : head,
        household: index === first ? line.household : '',
        child: age !== null,
        age,
        contacts: { email, phone: null },
      }),
    );
    const plusOnes = Array.from({ length: line.plusOnes }, () => newGuest(newId(), { ...shared, head, plusOne: true }));
    return [...people, ...plusOnes];
  });
