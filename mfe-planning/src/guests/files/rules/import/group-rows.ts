import { surnameOf, tidyName } from '#guests/rules/guest-item';
import type { GuestRow } from '../columns/guest-row';
import type { ListedGuest } from '../rows/row-of-guest';
import { plainWords } from '../values/plain-words';
import type { PlannedRow } from './plan-import';

/** The household of a new guest: one of the list, or one that the file makes. */
export interface Grouping {
  /** The head's id, or null for a person alone and for the head. */
  head: string | null;
  /** The name of a head's household; empty to make it from the names. */
  household: string;
  plusOne: boolean;
}

/** Returns the key that groups rows: the same household name, or the same last name and address. */
const groupKey = (row: GuestRow): string | null => {
  if (row.household !== '') return `household:${plainWords(row.household)}`;
  const address = plainWords(row.address);
  if (address === '' || !tidyName(row.name).includes(' ')) return null;
  return `address:${plainWords(surnameOf(row.name))}:${address}`;
};

interface ImportedRow {
  guest: GuestRow;
  id: string;
}

/**
 * Returns the households of the list that rows may join, by group key. A matched row brings the others of its group
 * along.
 */
const listedHouseholds = (listed: readonly ListedGuest[], planned: readonly PlannedRow[]): Map<string, string> => {
  const heads = new Map<string, string>();
  const put = (row: GuestRow, head: string): void => {
    const key = groupKey(row);
    if (key !== null && !heads.has(key)) heads.set(key, head);
  };
  for (const { row, household } of listed) put(row, household.id);
  const headOf = new Map(listed.map(({ guest, household }) => [guest.id, household.id]));
  for (const { guest, outcome } of planned) {
    const isKnown = outcome.kind === 'same' || (outcome.kind === 'duplicate' && outcome.choice !== 'both');
    const head = isKnown && outcome.of.kind === 'guest' ? headOf.get(outcome.of.id) : undefined;
    if (head !== undefined) put(guest, head);
  }
  return heads;
};

/**
 * A household named after one of its people has that person as its head; otherwise the first grown-up who is no
 * plus-one.
 */
const leaderOf = (members: readonly ImportedRow[]): ImportedRow => {
  const label = plainWords(members.find(({ guest }) => guest.household !== '')?.guest.household ?? '');
  const hosts = members.filter(({ guest }) => guest.plusOneOf === '');
  return (hosts.find(({ guest }) => plainWords(guest.name) === label) ??
    hosts.find(({ guest }) => guest.child !== true) ??
    hosts[0] ??
    members[0]) as ImportedRow;
};

/** Returns the key to find the host of a plus-one by, in the file first: the key of a group, or the head's id. */
const hostKey = (
  row: GuestRow,
  coming: readonly ImportedRow[],
  keys: ReadonlyMap<string, string>,
  listed: readonly ListedGuest[],
) => {
  const name = plainWords(row.plusOneOf);
  const host = coming.find(({ guest }) => guest.plusOneOf === '' && plainWords(guest.name) === name);
  if (host !== undefined) return keys.get(host.id);
  const known = listed.find((one) => plainWords(one.row.name) === name);
  return known === undefined ? undefined : `head:${known.household.id}`;
};

const keysOf = (coming: readonly ImportedRow[], listed: readonly ListedGuest[]): Map<string, string> => {
  const keys = new Map(coming.map(({ id, guest }) => [id, groupKey(guest) ?? `alone:${id}`]));
  for (const { id, guest } of coming)
    if (guest.plusOneOf !== '' && guest.household === '')
      keys.set(id, hostKey(guest, coming, keys, listed) ?? (keys.get(id) as string));
  return keys;
};

const groupingOf = (one: ImportedRow, members: readonly ImportedRow[], head: string | undefined): Grouping => {
  const leader = leaderOf(members);
  if (head !== undefined) return { head, household: '', plusOne: one.guest.plusOneOf !== '' };
  if (one.id !== leader.id) return { head: leader.id, household: '', plusOne: one.guest.plusOneOf !== '' };
  const label = members.find(({ guest }) => guest.household !== '')?.guest.household ?? '';
  const isOwnName = plainWords(label) === plainWords(leader.guest.name);
  return { head: null, household: isOwnName ? '' : label, plusOne: false };
};

/** Returns the household of every new guest, by the guest's new id. */
export const groupRows = (
  coming: readonly ImportedRow[],
  planned: readonly PlannedRow[],
  listed: readonly ListedGuest[],
): Map<string, Grouping> => {
  const keys = keysOf(coming, listed);
  const heads = listedHouseholds(listed, planned);
  const groups = new Map<string, ImportedRow[]>();
  for (const one of coming) {
    const key = keys.get(one.id) as string;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const headFor = (key: string): string | undefined => (key.startsWith('head:') ? key.slice(5) : heads.get(key));
  return new Map(
    [...groups].flatMap(([key, members]) =>
      members.map((one) => [one.id, groupingOf(one, members, headFor(key))] as const),
    ),
  );
};
