import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { claimFile } from './stored/shared-files';

const entrySchema = v.object({
  number: v.number(),
  /** Id of the set that became current. */
  set: v.string(),
  at: v.string(),
  /** The command, such as `deploy mfe-reviews 1.0.0`. */
  what: v.string(),
  /** The person on this machine, or the team of the deploy token. Older entries lack it. */
  who: v.optional(v.string()),
  /** Number of the entry that a rollback restored. */
  backTo: v.optional(v.number()),
  /** Rollback of one member: its name, and the number of the entry that had it. */
  member: v.optional(v.object({ name: v.string(), backTo: v.number() })),
});
/** An entry for each time that a set became current. */
export type HistoryEntry = v.InferOutput<typeof entrySchema>;

const fileName = (number: number): string => `${String(number).padStart(6, '0')}.json`;

const readEntry = (path: string): HistoryEntry | null => {
  try {
    const parsed = v.safeParse(entrySchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/**
 * The sets that became current, one numbered file for each time. A process takes a number by creating its file, which
 * the file system allows only once: a process that comes too late composes anew. There is no lock that a killed process
 * could leave behind.
 */
export const openHistory = (dir: string) => {
  const numbers = (): number[] => {
    if (!existsSync(dir)) return [];
    return readdirSync(dir)
      .flatMap((name) => /^(\d{6,})\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  };
  return {
    /** The number that the next entry has. */
    next: (): number => (numbers().at(-1) ?? 0) + 1,
    has: (number: number): boolean => existsSync(join(dir, fileName(number))),
    /** Every entry that can be read, oldest first. */
    entries: (): HistoryEntry[] => numbers().flatMap((number) => readEntry(join(dir, fileName(number))) ?? []),
    /** Stores the entry. False: its number is taken. */
    append: (entry: HistoryEntry): Promise<boolean> =>
      claimFile(join(dir, fileName(entry.number)), `${JSON.stringify(entry, null, 2)}\n`),
  };
};
export type History = ReturnType<typeof openHistory>;

/**
 * Returns the entry that many steps before the last; a rollback counts from the entry that it restored. Null: there is
 * none.
 */
export const entryBack = (entries: readonly HistoryEntry[], steps: number): HistoryEntry | null => {
  const numbered = new Map(entries.map((entry) => [entry.number, entry]));
  const placeOf = (entry: HistoryEntry): HistoryEntry => {
    const target = entry.backTo === undefined ? undefined : numbered.get(entry.backTo);
    return target === undefined ? entry : placeOf(target);
  };
  let at = entries.at(-1);
  for (let step = 0; step < steps && at !== undefined; step += 1) {
    const { number } = placeOf(at);
    at = entries.findLast((entry) => entry.number < number);
  }
  return at ?? null;
};
