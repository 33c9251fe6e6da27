import { dirname, relative } from 'node:path';

/** Folders and the folders that their files import. */
type Folders = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns a file's folder; an entry file (index.ts) counts as part of the folder above, since it re-exports its own.
 */
const placeOf = (file: string): string => (/\/index\.tsx?$/.test(file) ? file.replace(/\.tsx?$/, '') : dirname(file));

const isProduct = (file: string): boolean => !/\.test\.tsx?$|(^|\/)testing\//.test(file);

const foldersOf = (files: ReadonlyMap<string, readonly string[]>, source: string): Folders => {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    if (!isProduct(relative(source, file))) continue;
    const from = placeOf(file);
    const known = folders.get(from) ?? new Set<string>();
    folders.set(from, known);
    for (const other of imported)
      if (isProduct(relative(source, other)) && placeOf(other) !== from) known.add(placeOf(other));
  }
  return folders;
};

/** The folders that a folder's files lead to, over any number of imports. */
const reachedFrom = (folders: Folders, from: string): Set<string> => {
  const reached = new Set<string>();
  const waiting = [from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const next of folders.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  return reached;
};

/** The arrows between folders of a package from which a way leads back, as `a → b`: none, when folders stand on each other. Tests do not count. */
export const arrowsInCircles = (files: ReadonlyMap<string, readonly string[]>, source: string): string[] => {
  const folders = foldersOf(files, source);
  const reached = new Map([...folders.keys()].map((folder) => [folder, reachedFrom(folders, folder)]));
  const named = (folder: string): string => relative(source, folder) || '.';
  return [...folders]
    .flatMap(([from, targets]) =>
      [...targets].filter((to) => reached.get(to)?.has(from)).map((to) => `${named(from)} → ${named(to)}`),
    )
    .sort();
};
