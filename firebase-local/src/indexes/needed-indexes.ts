import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Query } from '../query/query';
import { type NeededIndex, requiredIndexes } from './required-index';

/** The indexes that queries needed so far, stored beside the data: tests ask for them after everything has run. */
export interface NeededIndexes {
  note(query: Query): void;
  all(): NeededIndex[];
}

/** Queries come from clients, who must not be able to fill the disk. */
const most = 1_000;

export const neededIndexesFile = (dataDir: string): string => join(dataDir, 'needed-indexes.json');

/** Returns the indexes that earlier runs noted; an unreadable file counts as none. */
export const readNeededIndexes = (dataDir: string): NeededIndex[] => {
  const file = neededIndexesFile(dataDir);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as NeededIndex[];
  } catch {
    return [];
  }
};

export const openNeededIndexes = (dataDir: string): NeededIndexes => {
  const known = new Map(readNeededIndexes(dataDir).map((index) => [JSON.stringify(index), index]));
  const save = (): void => {
    try {
      writeFileSync(neededIndexesFile(dataDir), `${JSON.stringify([...known.values()], null, 2)}\n`);
    } catch {
      // A full disk must not keep queries from being answered; the next new index writes all of them again.
    }
  };
  return {
    note(query) {
      const before = known.size;
      for (const index of requiredIndexes(query)) if (known.size < most) known.set(JSON.stringify(index), index);
      if (known.size > before) save();
    },
    all: () => [...known.values()],
  };
};
