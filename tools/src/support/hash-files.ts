import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workspace';

const ignored = new Set(['node_modules', 'test-results', '.posy', '.nx', 'gallery', 'coverage']);

/** The files at and below a path, in the order of their names; nothing that is installed or made. */
export const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !ignored.has(name))
    .flatMap((name) => filesBelow(join(path, name)));
};

/** A hash of the names and contents of all files at and below the paths. */
export const hashFiles = (paths: string[], include: (path: string) => boolean = () => true): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).filter(include))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
};
