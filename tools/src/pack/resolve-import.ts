import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Places = string | readonly string[];

/** Parts of a package.json that say where its names lead. */
interface NamesOfPackage {
  exports?: Record<string, string>;
  imports?: Record<string, Places>;
}

const namesIn = (folder: string): NamesOfPackage =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as NamesOfPackage;

/** The folder of the package that a file belongs to. */
const folderAbove = (file: string): string => {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(folder);
};

/** Places of a request in a table of names, in which one `*` stands for any text. */
const placesIn = (table: Record<string, Places>, request: string): string[] =>
  Object.entries(table).flatMap(([pattern, places]) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return request === pattern ? [places].flat() : [];
    const isOne = request.length >= start.length + end.length && request.startsWith(start) && request.endsWith(end);
    if (!isOne) return [];
    const rest = request.slice(start.length, request.length - end.length);
    return [places].flat().map((place) => place.replaceAll('*', rest));
  });

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The first of the paths that is a file as it stands, or with an ending of TypeScript. */
const firstFile = (paths: readonly string[]): string | null =>
  paths
    .flatMap((path) => endings.map((ending) => `${path}${ending}`))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true) ?? null;

/** Packages whose files are packed along: name to folder. */
export type PackedAlong = ReadonlyMap<string, string>;

const fileInPackage = (specifier: string, along: PackedAlong): string | null => {
  for (const [name, folder] of along)
    if (specifier === name || specifier.startsWith(`${name}/`)) {
      const request = `.${specifier.slice(name.length)}`;
      return firstFile(placesIn(namesIn(folder).exports ?? {}, request).map((place) => join(folder, place)));
    }
  return null;
};

/**
 * The source file that an import leads to: by a path, by the package's own name for a folder (`#rules/…`), or by the name
 * of a package that is packed along. Null for every other package.
 */
export const resolveImport = (file: string, specifier: string, along: PackedAlong): string | null => {
  if (specifier.startsWith('.')) return firstFile([join(dirname(file), specifier)]);
  if (!specifier.startsWith('#')) return fileInPackage(specifier, along);
  const folder = folderAbove(file);
  return firstFile(placesIn(namesIn(folder).imports ?? {}, specifier).map((place) => join(folder, place)));
};

/** The source files that a package's exports name; a name with `*` has each of the files that fits. */
export const exportedFiles = (
  exports: Readonly<Record<string, string>>,
  folder: string,
  files: readonly string[],
): string[] =>
  Object.values(exports).flatMap((place) => {
    const [start = '', end] = join(folder, place).split('*');
    return end === undefined ? [start] : files.filter((file) => file.startsWith(start) && file.endsWith(end));
  });
