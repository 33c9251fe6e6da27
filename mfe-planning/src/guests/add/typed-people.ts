import { needsBehindName } from '../files/rules/values/needs-behind-name';
import type { Needs } from '../files/rules/values/read-needs';
import { surnameOf, tidyName } from '../rules/guest-item';
import { agedName, unnamedChildren } from './typed-ages';

/** A person on a line. */
export interface TypedPerson {
  name: string;
  email: string | null;
  phone?: string;
  /** A child's age, read behind the name; null for grown-ups and when there is none. */
  age: number | null;
  /** Diets and allergies behind the name, and the same as they were typed. */
  needs?: Needs & { typed: string };
}

const aloneWord = 'plus[- ](?:one|1|eins|un)|(?:a )?guest|begleitung|accompagnant|accompagnante';
/** "+1", "+2", "plus one", "und Begleitung", "et accompagnant": guests without a name. */
const plusOne = new RegExp(
  `(?:^|[\\s,;&+])(?:\\+\\s?(?<number>[1-9])|(?:and |und |et |& ?)?(?:${aloneWord}))(?=$|[\\s,;&+<])`,
  'giu',
);
/** "Zadie & Moon (+2)". */
const plusInBrackets = new RegExp(`\\(\\s*((?:and |und |et |& ?)?(?:\\+\\s?[1-9]|${aloneWord}))\\s*\\)`, 'giu');
/** "Peter +1 (vegan)": the need of somebody without a name. */
const plusWithNeeds = new RegExp(`(?<plus>\\+\\s?1|${aloneWord})\\s*\\((?<said>[^()+]+)\\)`, 'giu');
const needOfPlusOne = /\s*\((?<typed>\+1: [^()]+)\)\s*$/u;

/** Separators of the names on a line. "&" and "+" need no blanks around them. */
const between = /\s*[,;&+]\s*|\s+(?:and|und|et|sowie|with|mit|avec)\s+/giu;
const inBrackets = /\([^()]*\)|<[^<>]*>/gu;

/** Splits a line at its separators, except inside brackets: “Granny (vegetarian, wheelchair)”. */
const splitNames = (line: string): string[] => {
  const brackets = [...line.matchAll(inBrackets)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }));
  let bracket = 0;
  let start = 0;
  const parts: string[] = [];
  for (const { index, 0: separator } of line.matchAll(between)) {
    while ((brackets[bracket]?.to ?? Infinity) <= index) bracket += 1;
    if ((brackets[bracket]?.from ?? Infinity) < index) continue;
    parts.push(line.slice(start, index));
    start = index + separator.length;
  }
  return [...parts, line.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
};

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/gu, '').length;
  if (digits < 8 || digits > 15 || !/^[+(\d][\d\s()./-]*$/u.test(text)) return false;
  return !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u.test(text) && (digits > 9 || /^[+(]?0|^\+/u.test(text));
};
const address = /(?<![<\S])[^\s@<>,;]+@[^\s@<>,;]+(?![>\S])/gu;
const figures = /(?<![<(\p{L}\d])(?:\+|\(\d|)\d[\d\s()./-]{6,}\d(?![\p{L}\d>])/gu;

/** Puts brackets around addresses and phone numbers that stand in a line without them. */
const withBrackets = (line: string): string =>
  line.replace(address, '<$&>').replace(figures, (found) => (isPhone(found) ? `<${found}>` : found));

const withNeeds = (text: string): Pick<TypedPerson, 'name' | 'needs'> => {
  const { typed } = needOfPlusOne.exec(text)?.groups ?? {};
  if (typed !== undefined)
    return { name: text.replace(needOfPlusOne, ''), needs: { diets: [], allergens: [], rest: typed, typed } };
  const found = needsBehindName(text);
  return found === null ? { name: text } : { name: found.name, needs: { ...found.needs, typed: found.typed } };
};

const readPart = (text: string): TypedPerson => {
  const contacts = [...text.matchAll(/<([^<>]*)>/gu)].map(([, contact = '']) => contact.trim());
  const phones = contacts.filter(isPhone);
  const emails = contacts.filter((contact) => !isPhone(contact));
  // Two addresses are not divided: the line shows them as they are.
  const isPlain = emails.length < 2 && phones.length < 2;
  const { name, needs } = withNeeds(tidyName(isPlain ? text.replace(/<[^<>]*>/gu, ' ') : text));
  const aged = agedName(name);
  return {
    name: tidyName(aged.name),
    email: (isPlain ? emails[0] : undefined) ?? null,
    ...(isPlain && phones[0] !== undefined && { phone: phones[0] }),
    age: aged.age,
    ...(needs !== undefined && { needs }),
  };
};

export const titles = 'mr|mrs|ms|mx|miss|dr|prof|herr|frau|hr|fr|monsieur|madame|m|mme|mlle';
const title = new RegExp(`^(?:(?:${titles})\\.?\\s+)+`, 'iu');

const withoutBrackets = (name: string): string => tidyName(name.replace(/\([^()]*\)/gu, ' '));

/** Returns true when a name ends with a surname: no figure, no words in brackets, not “their kids”. */
const hasSurname = (person: TypedPerson, isLower: boolean): boolean => {
  const name = withoutBrackets(person.name);
  const last = surnameOf(name);
  if (!name.includes(' ') || /\d/u.test(last) || !/^[\p{L}'’]/u.test(last)) return false;
  return (
    /[\p{Lu}\p{Lo}]/u.test(last) || (isLower && !/^(?:kids?|children|kinder|enfants|family|guests?)$/iu.test(last))
  );
};

/** "Ravi and Anita Kapoor": a person with only a first name takes the last name of the next person who has one. */
const shareSurnames = (people: readonly TypedPerson[]): TypedPerson[] => {
  const isLower = !people.some(({ name }) => /\p{Lu}/u.test(name));
  return people.map((person, index) => {
    if (person.name.replace(title, '').includes(' ')) return person;
    const next = people.slice(index + 1).find((one) => hasSurname(one, isLower));
    return next === undefined ? person : { ...person, name: `${person.name} ${surnameOf(withoutBrackets(next.name))}` };
  });
};

/** Joins a part without a name of its own with the person before it. */
const joined = (before: TypedPerson, part: TypedPerson): TypedPerson | null => {
  if (part.name === '')
    return before.email !== null && part.email !== null
      ? null
      : { ...before, ...part, name: before.name, email: part.email ?? before.email, age: before.age };
  if (!/^\d{1,3}$/u.test(part.name)) return null;
  const age = Number(part.name);
  return before.age === null && age < 18 ? { ...before, age } : { ...before, name: `${before.name}, ${part.name}` };
};

/** An address on its own belongs to the name before it; so does a figure: “Tom, 12”. */
const joinParts = (parts: readonly TypedPerson[]): TypedPerson[] =>
  parts.reduce<TypedPerson[]>((people, part) => {
    const before = people.at(-1);
    const one = before === undefined ? null : joined(before, part);
    return one === null ? [...people, part] : [...people.slice(0, -1), one];
  }, []);

/** The people on a line, and the number of those without a name: guests and children. */
export interface TypedPeople {
  people: TypedPerson[];
  plusOnes: number;
  children: number;
}

/** Reads the people on a line, with what stands behind their names. */
export const readPeople = (line: string): TypedPeople => {
  const { rest, count } = unnamedChildren(line);
  let plusOnes = 0;
  const named = withBrackets(rest)
    .replace(plusInBrackets, ' $1 ')
    .replace(plusWithNeeds, (found, plus: string, said: string) =>
      needsBehindName(`+1 (${said})`) === null ? found : `(+1: ${said.trim()}) ${plus}`,
    )
    .replace(plusOne, (_match, number?: string) => {
      plusOnes += Number(number ?? 1);
      return ' ';
    });
  return { people: shareSurnames(joinParts(splitNames(named).map(readPart))), plusOnes, children: count };
};
