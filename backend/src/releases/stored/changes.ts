import { type StoredSet } from './stored-set';

/** A member that is another in the next set. Null: it is not there. */
export interface MemberChange {
  name: string;
  from: string | null;
  to: string | null;
}

/** Members of a set with their versions, the shell first. */
export const versionsIn = (set: StoredSet | null): Map<string, string> =>
  new Map(
    set === null
      ? []
      : [['shell', set.shell.version], ...set.remotes.map(({ name, version }) => [name, version] as const)],
  );

/** Lists the members whose build differs in the next set. */
export const changesBetween = (before: StoredSet | null, after: StoredSet): MemberChange[] => {
  const [old, young] = [versionsIn(before), versionsIn(after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((name) => ({ name, from: old.get(name) ?? null, to: young.get(name) ?? null }))
    .filter(({ from, to }) => from !== to);
};

const changeInWords = ({ name, from, to }: MemberChange): string => {
  if (from === null) return `${name} comes in ${to}`;
  return to === null ? `${name} ${from} goes` : `${name} ${from} → ${to}`;
};

/** The same in words: `mfe-reviews 1.0.0 → 2.0.0, mfe-hats comes in 1.0.0`. */
export const inWords = (changes: readonly MemberChange[]): string =>
  changes.length === 0 ? 'nothing changes' : changes.map(changeInWords).join(', ');
