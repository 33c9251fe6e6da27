import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.nx', '.posy', 'test-results']);
const isTest = (name: string): boolean => /\.(test|journey|attack|spec)\.tsx?$/.test(name);

/** Paths of all tests below the folder. */
export const testsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? testsBelow(path) : isTest(entry.name) ? [path] : [];
  });

/** Ids in square brackets in the text of the tests. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/\[((?:S\d|D)-[a-z0-9-]+-\d{2,})\]/g)].map(([, id = '']) => id);

/** Every requirement id that a test below the folder cites. */
export const citedIds = (folder: string): Set<string> =>
  new Set(testsBelow(folder).flatMap((path) => idsIn(readFileSync(path, 'utf8'))));
