import { type HistoryEntry } from '../history';
import { type StoredRemote, type StoredSet } from '../stored/stored-set';

/** A time in which a remote had one version, from the entry that brought it. */
interface Run {
  from: HistoryEntry;
  last: number;
  remote: StoredRemote | null;
}

const runsOf = (entries: readonly HistoryEntry[], setOf: (id: string) => StoredSet | null, name: string): Run[] => {
  const runs: Run[] = [];
  for (const entry of entries) {
    const set = setOf(entry.set);
    if (set === null) continue;
    const remote = set.remotes.find((each) => each.name === name) ?? null;
    const before = runs.at(-1);
    if (before !== undefined && before.remote?.version === remote?.version) before.last = entry.number;
    else runs.push({ from: entry, last: entry.number, remote });
  }
  return runs;
};

/** Returns the entry that a rollback restored, of this member alone or of the whole set. */
const ledTo = ({ backTo, member }: HistoryEntry, name: string): number | undefined =>
  member?.name === name ? member.backTo : backTo;

/**
 * Returns a remote as it was a number of its own versions ago, or in a named version or set; null when there is none.
 * As with whole sets, a rollback counts from the entry that it restored.
 */
export const memberBack = (
  entries: readonly HistoryEntry[],
  setOf: (id: string) => StoredSet | null,
  name: string,
  asked: number | string,
): { remote: StoredRemote; number: number } | null => {
  const runs = runsOf(entries, setOf, name);
  const found = (run: Run | undefined) =>
    run?.remote === null || run === undefined ? null : { remote: run.remote, number: run.from.number };
  if (typeof asked === 'string') {
    const ofSet = entries.findLast(({ set }) => set === asked);
    return found(
      ofSet === undefined
        ? runs.findLast(({ remote }) => remote?.version === asked)
        : runs.find(({ from, last }) => from.number <= ofSet.number && ofSet.number <= last),
    );
  }
  const placeOf = (run: Run | undefined): Run | undefined => {
    const number = run === undefined ? undefined : ledTo(run.from, name);
    const target = runs.find(({ from, last }) => number !== undefined && from.number <= number && number <= last);
    return target === undefined || target === run ? run : placeOf(target);
  };
  let at = runs.at(-1);
  for (let step = 0; step < asked && at !== undefined; step += 1) {
    const place = placeOf(at);
    at = runs.findLast(({ from, remote }) => place !== undefined && from.number < place.from.number && remote !== null);
  }
  return found(at);
};
