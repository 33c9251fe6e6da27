import { readTyped } from '#guests/add/typed-guests';
import { type ColumnUse, companionOf, type CompanionPart, type RowField } from '../columns/guest-row';
import { plainWords } from '../values/plain-words';
import { isNothing, type Needs } from '../values/read-needs';
import { boxOf, wordOf } from '../values/tick-words';
import { answerOf, maybeWords, yesOrNoOf } from '../values/value-words';

/** Another person on a row. */
export interface OtherPerson {
  name: string;
  email: string | null;
  child: boolean;
  phone?: string;
  age: number | null;
  /** Behind the name, there also as they are written, or from a column of their own. */
  needs?: Needs & { typed?: string };
}

/** The values of a row about other people on it. */
export interface OtherPeople {
  /** Values of further people, by the number of their columns. */
  companions: Map<number, Partial<Record<CompanionPart | 'needsHeader', string>>>;
  children: OtherPerson[];
  /** Names in a column about a plus-one. */
  named: OtherPerson[];
  /** Number of people without a name whom the guest brings. */
  plusOnes: number;
  /** “Mr & Mrs” before a name: two people. */
  isPair: boolean;
  /** Numbers of people that columns state: grown-ups, children, all. */
  counts: Partial<Record<CountOf, number>>;
}

export type CountOf = 'grownUps' | 'children' | 'all';

const ofChildren = /child|kids?\b|kind|enfant/;
const ofGrownUps = /adult|grown|erwachsen/;

/** Returns the people that a column counts, by its name. */
const countOf = (header: string): CountOf => {
  const plain = plainWords(header);
  if (ofChildren.test(plain)) return 'children';
  return ofGrownUps.test(plain) ? 'grownUps' : 'all';
};

const addCount = (beside: OtherPeople, of: CountOf, count: number): void => {
  beside.counts = { ...beside.counts, [of]: (beside.counts[of] ?? 0) + count };
};

export const nobodyBeside = (): OtherPeople => ({
  companions: new Map(),
  children: [],
  named: [],
  plusOnes: 0,
  isPair: false,
  counts: {},
});

const ownFields: ReadonlySet<string> = new Set<RowField>(['title', 'plusOne', 'children', 'headcount']);

/** Returns true when a column is about other people on the row. */
export const isBeside = (use: ColumnUse): boolean => ownFields.has(use) || companionOf(use) !== null;

/** Returns the people that a cell names, as “Add guests” reads them, and the number of guests without a name. */
export const namedIn = (cell: string): { people: OtherPerson[]; plusOnes: number; household: string } => {
  const [line] = readTyped(cell.replace(/\s*[\n|/]\s*/gu, ', '));
  if (line === undefined || line.kind === 'fault') {
    const isGuest = /^(?:and |und |et |\+ ?|& ?)?(?:a )?(?:guest|gast|begleitung|plus one|plus 1|invité|1)$/iu.test(
      cell.trim(),
    );
    return { people: [], plusOnes: isGuest ? 1 : 0, household: '' };
  }
  const people = line.people.map((one) => ({ ...one, child: one.age !== null }));
  return { people, plusOnes: line.plusOnes, household: line.household };
};

const numberIn = (cell: string): number | null => {
  const [, digits] = /^\s*\+?\s*(\d{1,3})(?:[.,]0+)?\s*$/.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits);
};

const saysNo = (cell: string): boolean =>
  boxOf(cell) === 'empty' ||
  isNothing(cell) ||
  yesOrNoOf.get(wordOf(cell)) === 'no' ||
  maybeWords.has(plainWords(cell));
export const saysYes = (cell: string): boolean => boxOf(cell) === 'ticked' || yesOrNoOf.get(wordOf(cell)) === 'yes';

/** Number of unnamed people whom one guest may bring. */
const mostPlusOnes = 10;

const readPlusOne = (beside: OtherPeople, cell: string): void => {
  const number = numberIn(cell);
  if (number !== null) beside.plusOnes += Math.min(number, mostPlusOnes);
  else if (saysYes(cell)) beside.plusOnes += 1;
  else if (!saysNo(cell)) {
    const { people, plusOnes } = namedIn(cell);
    beside.named.push(...people);
    beside.plusOnes += plusOnes;
  }
};

const readChildren = (beside: OtherPeople, cell: string): void => {
  const number = numberIn(cell);
  if (number !== null) addCount(beside, 'children', number);
  else if (!saysNo(cell) && !saysYes(cell))
    beside.children.push(...namedIn(cell).people.map((one) => ({ ...one, child: true })));
};

const pair = /^\p{L}+\.?\s*(?:&|\+|\/|and|und|et)\s*\p{L}+\.?$/iu;

/** Adds a cell's values about other people on its row. */
export const readBeside = (beside: OtherPeople, use: ColumnUse, cell: string, header: string): void => {
  const companion = companionOf(use);
  if (companion !== null) {
    const { number, part } = companion;
    // “TBC” is nobody’s name.
    if (saysNo(cell) || answerOf.get(wordOf(cell)) === 'pending') return;
    const before = beside.companions.get(number);
    const needsHeader = part === 'needs' ? { needsHeader: header } : {};
    beside.companions.set(number, { ...before, [part]: cell, ...needsHeader });
  } else if (use === 'plusOne') readPlusOne(beside, cell);
  else if (use === 'children') readChildren(beside, cell);
  else if (use === 'headcount') addCount(beside, countOf(header), numberIn(cell) ?? 0);
  else if (use === 'title') beside.isPair ||= pair.test(cell);
};
