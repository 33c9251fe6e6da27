import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type History } from './history';
import { readSetFile, type SetRecord, tryReadSetFile } from './stored/stored-set';

/** The current set, and the number under which history has it; null when `current.json` was written by other hands. */
export interface Current extends SetRecord {
  number: number | null;
}

export interface CurrentPlaces {
  currentPath: string;
  setsDir: string;
  history: History;
  /** Hears, in words for an operator, what is damaged and what is served instead. */
  report: (sentence: string) => void;
}

/** The key by which `current.json` says that history has it too. */
export const releaseKey = 'release';

const marked = (path: string): boolean => {
  const json = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  return releaseKey in json;
};

/** Returns `current.json` when it was changed by hand: an operator copied a set, or older tools wrote it. */
const byOtherHands = ({ currentPath, report }: CurrentPlaces): Current | null => {
  if (!existsSync(currentPath)) return null;
  try {
    const record = readSetFile(currentPath);
    return marked(currentPath) ? null : { ...record, number: null };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    report(`${currentPath} is damaged (${why}): the newest release set that is whole is served instead.`);
    return null;
  }
};

const newestInHistory = ({ setsDir, history, report }: CurrentPlaces): Current | null => {
  for (const { number, set } of history.entries().reverse()) {
    const stored = tryReadSetFile(join(setsDir, `${set}.json`));
    if (stored !== null) return { ...stored, number };
    report(`The release set ${set} is damaged or missing: the one before it is served instead.`);
  }
  return null;
};

/** The newest set that was stored at all, for a store that has no history yet. */
const newestStored = ({ setsDir }: CurrentPlaces): Current | null => {
  const names = existsSync(setsDir) ? readdirSync(setsDir).filter((name) => name.endsWith('.json')) : [];
  const sets = names.flatMap((name) => tryReadSetFile(join(setsDir, name)) ?? []);
  const [newest] = sets.sort((a, b) => b.set.createdAt.localeCompare(a.set.createdAt));
  return newest === undefined ? null : { ...newest, number: null };
};

/** Reads which set is current. Null: nothing was released yet. */
export const readCurrent = (places: CurrentPlaces): Current | null => {
  if (!existsSync(places.currentPath) && places.history.next() === 1) return null;
  return byOtherHands(places) ?? newestInHistory(places) ?? newestStored(places);
};

const stampOf = (path: string): string => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
};

/** Reads again only when something became current, and then says what this server cannot read of it. */
export const watchCurrent = (places: CurrentPlaces, restore: (current: Current) => Current): (() => Current | null) => {
  let known: { stamp: string; next: number; current: Current | null } | null = null;
  return () => {
    const stamp = stampOf(places.currentPath);
    if (known !== null && known.stamp === stamp && !places.history.has(known.next)) return known.current;
    const next = places.history.next();
    const found = readCurrent(places);
    const current = found === null ? null : restore(found);
    known = { stamp, next, current };
    for (const { remote, version, what } of current?.leftOut ?? [])
      places.report(`The release set ${current?.set.id}: ${remote} ${version}: left out ${what}.`);
    return current;
  };
};
