import type { GuestRow } from '../columns/guest-row';
import type { ListedGuest } from '../rows/row-of-guest';
import { isNobodysName } from '../values/nobodys-name';
import { plainWords } from '../values/plain-words';

/** The reason why a row resembles somebody: the first two are certain, the others need a person's decision. */
export type MatchReason = 'email' | 'name-household' | 'shared-email' | 'name';

/** The person a row resembles: a guest of the list, or somebody on an earlier row of the file. */
export type DuplicateOf =
  | { kind: 'guest'; id: string; name: string }
  | { kind: 'row'; key: string; number: number; name: string };

export interface DuplicateMatch {
  of: DuplicateOf;
  why: MatchReason;
}

const matchReasons: readonly MatchReason[] = ['email', 'name-household', 'name', 'shared-email'];

/** Returns true for a certain match. */
export const isSure = (why: MatchReason): boolean => why === 'email' || why === 'name-household';

/** “Birgit Elise Nørgaard” and “Birgit Nørgaard”: one of them only lacks the middle name. */
const isSameButMiddle = (one: string, other: string): boolean => {
  const [a, b] = [plainWords(one).split(' '), plainWords(other).split(' ')];
  return Math.min(a.length, b.length) === 2 && a[0] === b[0] && a.at(-1) === b.at(-1);
};

const emailOf = ({ email }: GuestRow): string => email.trim().toLowerCase();

/**
 * Compares two rows; null when they differ. A shared e-mail does not make two people one: couples share theirs. The
 * same name with different e-mails is two people, and so are two rows without a name, or with a word in its place.
 */
const matchReason = (known: GuestRow, coming: GuestRow): MatchReason | null => {
  if (isNobodysName(known.name) || isNobodysName(coming.name)) return null;
  const sameName = plainWords(known.name) === plainWords(coming.name);
  const [a, b] = [emailOf(known), emailOf(coming)];
  if (a !== '' && a === b) {
    const isOne = sameName || isSameButMiddle(known.name, coming.name);
    return isOne ? 'email' : 'shared-email';
  }
  if (!sameName || (a !== '' && b !== '')) return null;
  return plainWords(known.household) === plainWords(coming.household) ? 'name-household' : 'name';
};

interface KnownRow {
  row: GuestRow;
  of: DuplicateOf;
}

/** Finds the person a row resembles, preferably one that no other row was matched to. */
export interface DuplicateFinder {
  find(row: GuestRow): DuplicateMatch | null;
  /** Adds a row that becomes a guest, which later rows may resemble. */
  add(row: GuestRow, at: { key: string; number: number }): void;
  /** Records that a row was matched to this person. */
  claim(of: DuplicateOf): void;
}

const keysOf = (row: GuestRow): string[] => [
  `n:${plainWords(row.name)}`,
  ...(emailOf(row) === '' ? [] : [`e:${emailOf(row)}`]),
];

export const createDuplicateFinder = (listed: readonly ListedGuest[]): DuplicateFinder => {
  const index = new Map<string, KnownRow[]>();
  const claimed = new Set<string>();
  const idOf = (of: DuplicateOf): string => (of.kind === 'guest' ? `guest:${of.id}` : `row:${of.key}`);
  const put = (known: KnownRow): void => {
    if (isNobodysName(known.row.name)) return;
    for (const key of keysOf(known.row)) index.set(key, [...(index.get(key) ?? []), known]);
  };
  for (const { guest, row } of listed) put({ row, of: { kind: 'guest', id: guest.id, name: row.name } });
  return {
    find(row) {
      const candidates = keysOf(row).flatMap((key) => index.get(key) ?? []);
      const duplicates = candidates.flatMap((known): (DuplicateMatch & { rank: number })[] => {
        const why = matchReason(known.row, row);
        const rank =
          (why === null ? 0 : matchReasons.indexOf(why)) + (claimed.has(idOf(known.of)) ? matchReasons.length : 0);
        return why === null ? [] : [{ of: known.of, why, rank }];
      });
      const [best] = duplicates.sort((a, b) => a.rank - b.rank);
      return best === undefined ? null : { of: best.of, why: best.why };
    },
    add: (row, { key, number }) => put({ row, of: { kind: 'row', key, number, name: row.name } }),
    claim: (of) => void claimed.add(idOf(of)),
  };
};
