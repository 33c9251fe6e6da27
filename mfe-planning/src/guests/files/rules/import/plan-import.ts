import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import type { Household } from '#guests/rules/households';
import { dishColumns } from '../columns/food-columns';
import type { ColumnUse, GuestRow } from '../columns/guest-row';
import {
  type DifferentField,
  differentFields,
  type MergeableField,
  missingFields,
  sameKey,
} from '../rows/compare-rows';
import { peopleOfRow } from '../rows/people-of-row';
import { readRow, type RowIssue, withDishNeeds } from '../rows/read-row';
import { type ListedGuest, listedGuests } from '../rows/row-of-guest';
import { withNeedsBehindName, withNeedsOfNotes } from '../rows/with-needs';
import { plainWords } from '../values/plain-words';
import {
  createDuplicateFinder,
  type DuplicateFinder,
  type DuplicateOf,
  isSure,
  type MatchReason,
} from './find-duplicates';

/** The choices for a row that resembles somebody. */
export type DuplicateChoice = 'merge' | 'both' | 'skip';

/** The outcome of a row. */
export type RowOutcome =
  | { kind: 'new' }
  /** The row has a fault. It is not imported until it is corrected or left out. */
  | { kind: 'wrong'; issues: readonly RowIssue[] }
  | { kind: 'left-out' }
  /** The guest is on the list already, and the row adds nothing. */
  | { kind: 'same'; of: DuplicateOf }
  | {
      kind: 'duplicate';
      of: DuplicateOf;
      why: MatchReason;
      /** Fields that merging adds to the list. */
      adds: readonly MergeableField[];
      /** Fields with another value on the list, which merging keeps. */
      stays: readonly DifferentField[];
      choice: DuplicateChoice;
    };

/** A person on a row. */
export interface PlannedRow {
  /** Key of the person's choices: the row's number, followed by a point and the index of a further person. */
  key: string;
  /** Row number as spreadsheets count. */
  number: number;
  /** True for the row's own guest; the others on the row come with them. */
  isFirst: boolean;
  cells: readonly string[];
  guest: GuestRow;
  /** Number of people whom the row counts without a name. */
  unnamed: number;
  outcome: RowOutcome;
}

/** A file with the person's decisions. Rows are identified by their number. */
export interface ImportRequest {
  rows: readonly (readonly string[])[];
  uses: readonly ColumnUse[];
  /** Index of the row that names the columns; null for none. */
  headerAt: number | null;
  /** The meaning of unticked boxes, by the column of answers; none by default. */
  unticked?: ReadonlyMap<number, RsvpAnswer>;
  /** Corrected cells: row number to column to text. */
  fixes: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** Choices by the person's key. */
  choices: ReadonlyMap<string, DuplicateChoice>;
  leftOut: ReadonlySet<number>;
  households: readonly Household[];
}

interface Candidate extends Omit<PlannedRow, 'outcome'> {
  issues: readonly RowIssue[];
}

/** Returns the row's own guest and the others on it. A fault of the row applies to all of them. */
const candidatesOf = (
  { rows, uses, headerAt, fixes, unticked }: ImportRequest,
  isKnown: (name: string) => boolean,
): Candidate[] => {
  const headers = headerAt === null ? [] : (rows[headerAt] ?? []);
  const below = headerAt === null ? 0 : headerAt + 1;
  const dishes = dishColumns(headers, uses, rows.slice(below));
  const columns = { uses, headers, dishes, ...(unticked === undefined ? {} : { unticked }) };
  return rows.flatMap((written, index): Candidate[] => {
    const number = index + 1;
    if (index < below || written.every((cell) => cell.trim() === '')) return [];
    const fixed = fixes.get(number);
    const cells = written.map((cell, column) => fixed?.get(column) ?? cell);
    const read = readRow(cells, columns);
    // A name that is on the list with words behind it stays as it is.
    const named = isKnown(read.guest.name) ? read.guest : withNeedsBehindName(read.guest);
    const { guest, others, unnamed } = peopleOfRow({ ...read, guest: named }, isKnown);
    const { issues } = read;
    return [
      { key: String(number), number, isFirst: true, cells, guest, issues, unnamed },
      ...others.map((other, at) => ({
        ...{ key: `${number}.${at + 1}`, number, isFirst: false, cells, guest: other, issues, unnamed: 0 },
      })),
    ];
  });
};

/**
 * The notes and dishes of a file are read for diets and allergens; so are those of the list, otherwise importing the
 * list's own export would seem to add something.
 */
const asRead = (row: GuestRow, uses: readonly ColumnUse[]): GuestRow => {
  const noted = uses.includes('notes') ? withNeedsOfNotes(row) : row;
  return uses.includes('meal') ? withDishNeeds(noted, uses) : noted;
};

const saysNothingNew = (known: GuestRow, coming: GuestRow, uses: readonly ColumnUse[]): boolean =>
  missingFields(asRead(known, uses), coming).length === 0;

/**
 * Finds rows that equal a guest of the list, each guest once: importing one's own file changes nothing. A column may
 * hold more than its name says: if a diet is also an allergy, the list must have the allergy too.
 */
const exactMatches = (
  candidates: readonly Candidate[],
  listed: readonly ListedGuest[],
  uses: readonly ColumnUse[],
): Map<string, ListedGuest> => {
  const known = new Map<string, ListedGuest[]>();
  for (const one of listed) {
    const key = sameKey(asRead(one.row, uses), uses);
    known.set(key, [...(known.get(key) ?? []), one]);
  }
  return new Map(
    candidates.flatMap(({ key, guest }) => {
      const alike = known.get(sameKey(guest, uses)) ?? [];
      const at = alike.findIndex(({ row }) => saysNothingNew(row, guest, uses));
      const [match] = at < 0 ? [] : alike.splice(at, 1);
      return match === undefined ? [] : [[key, match] as const];
    }),
  );
};

const defaultChoice = (why: MatchReason, adds: readonly unknown[]): DuplicateChoice => {
  if (!isSure(why)) return 'both';
  return adds.length > 0 ? 'merge' : 'skip';
};

interface ImportContext {
  finder: DuplicateFinder;
  rowOf: (of: DuplicateOf) => GuestRow;
  choices: ImportRequest['choices'];
}

const outcomeOf = ({ key, guest }: Candidate, { finder, rowOf, choices }: ImportContext): RowOutcome => {
  const duplicate = finder.find(guest);
  if (duplicate === null) return { kind: 'new' };
  const known = rowOf(duplicate.of);
  const adds = missingFields(known, guest);
  const stays = differentFields(known, guest);
  if (isSure(duplicate.why)) finder.claim(duplicate.of);
  const choice = choices.get(key) ?? defaultChoice(duplicate.why, adds);
  return { kind: 'duplicate', ...duplicate, adds, stays, choice };
};

/** The possible hosts of a plus-one: everybody with a name, on the list or in the file. */
const unknownHosts = (candidates: readonly Candidate[], listed: readonly ListedGuest[]) => {
  const hosts = new Set(
    [...candidates.map(({ guest }) => guest), ...listed.map(({ row }) => row)].map(({ name }) => plainWords(name)),
  );
  return ({ guest }: Candidate): boolean => guest.plusOneOf !== '' && !hosts.has(plainWords(guest.plusOneOf));
};

const withHostIssue = (uses: readonly ColumnUse[], candidate: Candidate): Candidate => {
  const issue: RowIssue = { column: uses.indexOf('plusOneOf'), fault: 'plus-one', value: candidate.guest.plusOneOf };
  return issue.column < 0 ? candidate : { ...candidate, issues: [...candidate.issues, issue] };
};

/** Returns the outcome for every person of a file, from the list and the decisions. Writes nothing. */
export const planImport = (request: ImportRequest): PlannedRow[] => {
  const listed = listedGuests(request.households);
  const names = new Set(listed.map(({ row }) => plainWords(row.name)));
  const read = candidatesOf(request, (name) => names.has(plainWords(name)));
  const lacksHost = unknownHosts(read, listed);
  const candidates = read.map((one) => (lacksHost(one) ? withHostIssue(request.uses, one) : one));
  const same = exactMatches(candidates, listed, request.uses);
  const finder = createDuplicateFinder(listed);
  for (const { guest } of same.values()) finder.claim({ kind: 'guest', id: guest.id, name: guest.name });
  const rows = new Map<string, GuestRow>(listed.map(({ guest, row }) => [guest.id, row]));
  const byKey = new Map(candidates.map((one) => [one.key, one.guest]));
  const rowOf = (of: DuplicateOf): GuestRow => (of.kind === 'guest' ? rows.get(of.id) : byKey.get(of.key)) as GuestRow;
  const outcome = (candidate: Candidate): RowOutcome => {
    const match = same.get(candidate.key);
    if (match !== undefined) return { kind: 'same', of: { kind: 'guest', id: match.guest.id, name: match.row.name } };
    if (request.leftOut.has(candidate.number)) return { kind: 'left-out' };
    if (candidate.issues.length > 0) return { kind: 'wrong', issues: candidate.issues };
    return outcomeOf(candidate, { finder, rowOf, choices: request.choices });
  };
  // All people of a row are matched before any of them counts as present: two guests without a name are two.
  return [...byRow(candidates)].flatMap((people) => {
    const planned = people.map(({ issues: _issues, ...one }) => ({
      ...one,
      outcome: outcome({ ...one, issues: _issues }),
    }));
    for (const { outcome: found, ...one } of planned)
      if (found.kind === 'new' || (found.kind === 'duplicate' && found.choice === 'both')) finder.add(one.guest, one);
    return planned;
  });
};

/** Returns the people of each row, row by row. */
const byRow = (candidates: readonly Candidate[]): Candidate[][] =>
  candidates.reduce<Candidate[][]>((rows, one) => {
    const last = rows.at(-1);
    if (last?.[0]?.number === one.number) last.push(one);
    else rows.push([one]);
    return rows;
  }, []);
