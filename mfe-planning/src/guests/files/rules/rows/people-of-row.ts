import { emptyRow, type GuestRow } from '../columns/guest-row';
import { plainWords } from '../values/plain-words';
import { boxOf } from '../values/tick-words';
import { type Beside, namedIn, type OtherPerson } from './read-beside';
import type { ReadRow } from './read-row';

/** Everybody on a row: the guest, and who comes with them. */
export interface RowPeople {
  guest: GuestRow;
  others: readonly GuestRow[];
  /** How many people the row counts and does not name; they cannot go in. */
  unnamed: number;
}

const particles = '(?:(?:van|von|de|der|den|da|di|du|la|le|del|al|el|zu|ter|ten|mac|st\\.?) )*';
/** “Marsh, Edwin”: the last name first, as lists that are sorted by it have it. */
const lastFirst = new RegExp(`^(?<last>${particles}[^\\s,;&+()]+), (?<first>[^\\s,;&+()]+(?: [^\\s,;&+()]+)?)$`, 'iu');
/** “Guest 12”: a name until there is one. */
const placeholder = /^(?:guest|gast|begleitung|invité|plus one)(?![\p{L}])/iu;
const suffix = /, (?:jr|sr|ii|iii|iv|phd|md|obe|mbe|esq)\.?$/iu;

/** The people that a whole name names. One that is on the list as it stands is one person. */
const splitName = (name: string, isKnown: (name: string) => boolean) => {
  const alone = { people: [{ name, email: null, child: false, age: null }], plusOnes: 0, household: '' };
  if (name === '' || isKnown(name) || suffix.test(name) || placeholder.test(name)) return alone;
  const { last, first } = lastFirst.exec(name)?.groups ?? {};
  if (first !== undefined)
    return { ...alone, people: [{ name: `${first} ${last}`, email: null, child: false, age: null }] };
  const found = namedIn(name);
  return found.people.length === 0 ? alone : found;
};

const nameOfCompanion = (parts: Partial<Record<'name' | 'firstName' | 'lastName', string>>): string =>
  (parts.name ?? [parts.firstName, parts.lastName].filter((part) => part !== undefined).join(' ')).trim();

/** People in columns of their own: named, or “and Guest”. */
const companionsOf = ({ companions }: Beside): { people: OtherPerson[]; plusOnes: number } => {
  const found = [...companions.keys()]
    .sort((a, b) => a - b)
    .map((number) => nameOfCompanion(companions.get(number) ?? {}))
    .map((name) => (boxOf(name) === 'ticked' ? { people: [], plusOnes: 1 } : namedIn(name)));
  return {
    people: found.flatMap(({ people }) => people),
    plusOnes: found.reduce((sum, { plusOnes }) => sum + plusOnes, 0),
  };
};

/** How many people a row says it is; grown-ups that no column counts are those that it names. */
const totalOf = ({ counts }: Beside, namedGrownUps: number): number =>
  Math.max(counts.all ?? 0, (counts.grownUps ?? namedGrownUps) + (counts.children ?? 0));

/** What somebody else on a row shares with the guest: who they go with, and what the row says of all of them. */
const otherRow = (guest: GuestRow, { name, email, child, age }: OtherPerson): GuestRow => ({
  ...emptyRow,
  name,
  email: email ?? '',
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
 * The people of a row, as “Add guests” would read them: names that are joined, people in columns of their own, and who comes
 * without a name. They are one household; where the row names none, it is called by the guest, as our own files do.
 */
export const peopleOfRow = ({ guest: read, beside }: ReadRow, isKnown: (name: string) => boolean): RowPeople => {
  const split = splitName(read.name, isKnown);
  const first = Math.max(
    0,
    split.people.findIndex(({ child }) => !child),
  );
  const main = split.people[first] ?? { name: read.name, email: null, child: false, age: null };
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
    ...read,
    name: main.name,
    email: read.email || (main.email ?? ''),
    child: read.child ?? (main.child ? true : null),
    age: read.age ?? main.age,
    household,
  };
  const seen = new Set([plainWords(main.name)]);
  const others = named.filter(({ name }) => !seen.has(plainWords(name)) && seen.add(plainWords(name)));
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
