import { emptyRow, type GuestRow } from '../columns/guest-row';
import { isNobodysName } from '../values/nobodys-name';
import { plainWords } from '../values/plain-words';
import { type Needs, readNeeds } from '../values/read-needs';
import { namedIn, type OtherPeople, type OtherPerson, saysYes } from './read-beside';
import type { ReadRow } from './read-row';
import { withNeeds } from './with-needs';

/** Everybody on a row: the guest and the people who come with them. */
export interface RowPeople {
  guest: GuestRow;
  others: readonly GuestRow[];
  /** Number of people whom the row counts without a name; they cannot be imported. */
  unnamed: number;
}

const particles = '(?:(?:van|von|de|der|den|da|di|du|la|le|del|al|el|zu|ter|ten|mac|st\\.?) )*';
/** “Marsh, Edwin”: the last name first, as in lists that are sorted by it. */
const lastFirst = new RegExp(`^(?<last>${particles}[^\\s,;&+()]+), (?<first>[^\\s,;&+()]+(?: [^\\s,;&+()]+)?)$`, 'iu');
/** “Guest 12”: a placeholder for a name. */
const placeholder = /^(?:guest|gast|begleitung|invité|plus one)(?![\p{L}])/iu;
const suffix = /, (?:jr|sr|ii|iii|iv|phd|md|obe|mbe|esq)\.?$/iu;

/** Splits a whole name into the people it names. A name that is on the list unchanged is one person. */
const splitName = (name: string, isKnown: (name: string) => boolean): ReturnType<typeof namedIn> => {
  const alone = { people: [{ name, email: null, child: false, age: null }], plusOnes: 0, household: '' };
  if (isNobodysName(name) || isKnown(name) || suffix.test(name) || placeholder.test(name)) return alone;
  const { last, first } = lastFirst.exec(name)?.groups ?? {};
  if (first !== undefined)
    return { ...alone, people: [{ name: `${first} ${last}`, email: null, child: false, age: null }] };
  const found = namedIn(name);
  return found.people.length === 0 ? alone : found;
};

type CompanionValues = OtherPeople['companions'] extends Map<number, infer Values> ? Values : never;

const nameOfCompanion = (parts: CompanionValues): string =>
  (parts.name ?? [parts.firstName, parts.lastName].filter((part) => part !== undefined).join(' ')).trim();

interface Companions {
  people: OtherPerson[];
  plusOnes: number;
  /** Needs of somebody without a name, with their column's name, for the guest's note. */
  notes: string[];
}

/** Returns one further person of a row: named, or “and Guest”. */
const companion = (values: CompanionValues): Companions => {
  const name = nameOfCompanion(values);
  const { people, plusOnes } = saysYes(name) ? { people: [], plusOnes: 1 } : namedIn(name);
  if (values.needs === undefined) return { people, plusOnes, notes: [] };
  const [first, ...others] = people;
  if (first === undefined) return { people, plusOnes, notes: [`${values.needsHeader}: ${values.needs}`] };
  const needs = readNeeds([first.needs?.typed ?? '', values.needs].filter((said) => said !== '').join(', '));
  return { people: [{ ...first, needs }, ...others], plusOnes, notes: [] };
};

/** Returns the people of separate columns. */
const companionsOf = ({ companions }: OtherPeople): Companions => {
  const found = [...companions.keys()].sort((a, b) => a - b).map((number) => companion(companions.get(number) ?? {}));
  return {
    people: found.flatMap(({ people }) => people),
    plusOnes: found.reduce((sum, { plusOnes }) => sum + plusOnes, 0),
    notes: found.flatMap(({ notes }) => notes),
  };
};

/** Returns the number of people that a row states; without a count of grown-ups those with a name count. */
const totalOf = ({ counts }: OtherPeople, namedGrownUps: number): number =>
  Math.max(counts.all ?? 0, (counts.grownUps ?? namedGrownUps) + (counts.children ?? 0));

const noNeeds: Needs = { diets: [], allergens: [], rest: '' };

/** Makes the row of another person. They share the guest's household and the values that apply to the whole row. */
const otherRow = (
  guest: GuestRow,
  { name, email, phone = '', child, age, needs = noNeeds }: OtherPerson,
): GuestRow => ({
  ...withNeeds(emptyRow, needs),
  name,
  email: email ?? '',
  phone,
  household: guest.household,
  category: guest.category,
  address: guest.address,
  location: guest.location,
  invitationType: guest.invitationType,
  child: child ? true : null,
  age,
  rsvp: { ...guest.rsvp },
});

/**
 * Returns the people of a row, as “Add guests” would read them: joined names, people in separate columns, and guests
 * without a name. They are one household; without a name in the row it is named after the guest, as in our own files.
 */
export const peopleOfRow = ({ guest: read, beside }: ReadRow, isKnown: (name: string) => boolean): RowPeople => {
  const split = splitName(read.name, isKnown);
  const first = Math.max(
    0,
    split.people.findIndex(({ child }) => !child),
  );
  const main: OtherPerson = split.people[first] ?? { name: read.name, email: null, child: false, age: null };
  const companions = companionsOf(beside);
  const named = [
    ...split.people.filter((_person, at) => at !== first),
    ...companions.people,
    ...beside.named,
    ...beside.children,
  ];
  const grownUps = named.filter(({ child }) => !child).length;
  const pairs = beside.isPair && grownUps === 0 ? 1 : 0;
  const plusOnes = Math.max(
    split.plusOnes,
    companions.plusOnes,
    pairs,
    beside.plusOnes - grownUps + beside.named.length,
    0,
  );
  const isSeveral = named.length + plusOnes > 0;
  const household = read.household || split.household || (isSeveral ? main.name : '');
  const guest: GuestRow = {
    ...withNeeds(withNeeds(read, main.needs ?? noNeeds), { ...noNeeds, rest: companions.notes.join(', ') }),
    name: main.name,
    email: read.email || (main.email ?? ''),
    phone: read.phone || (main.phone ?? ''),
    child: read.child ?? (main.child ? true : null),
    age: read.age ?? main.age,
    household,
  };
  const seen = new Set([plainWords(main.name)]);
  const isFresh = (name: string): boolean => !seen.has(plainWords(name)) && seen.add(plainWords(name)) !== undefined;
  // Two who are called “Guest” are two people.
  const others = named.filter(({ name }) => isNobodysName(name) || isFresh(name));
  const unnamedOnes = Array.from({ length: plusOnes }, () => ({
    ...otherRow(guest, { name: '', email: null, child: false, age: null }),
    plusOneOf: main.name,
    rsvp: {},
  }));
  return {
    guest,
    others: [...others.map((other) => otherRow(guest, other)), ...unnamedOnes],
    unnamed: Math.max(
      0,
      totalOf(beside, 1 + others.filter(({ child }) => !child).length + plusOnes) - 1 - others.length - plusOnes,
    ),
  };
};
