import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The source files below a folder. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => join(folder, path));

const imported = /\b(?:import|export)\s[^'";]*?\bfrom\s+'([.#][^']+)'|\bimport\s*\(?\s*'([.#][^']+)'/g;

/** The file that a source of a package imports by a relative path or by the package's own name for a folder (`#guests/…`). */
const fileOf = (src: string, file: string, name: string): string | null => {
  const path = name.startsWith('#') ? join(src, name.slice(1)) : normalize(join(dirname(file), name));
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((one) => existsSync(one)) ?? null;
};

/** Imports of each file below a package's `src`. */
export const importGraph = (src: string): Map<string, readonly string[]> =>
  new Map(
    sourcesBelow(src).map((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, one, other]) => one ?? other ?? '');
      return [file, names.flatMap((name) => fileOf(src, file, name) ?? [])];
    }),
  );

/** A way through the graph that comes back to where it began, or null. */
export const firstCircle = (graph: ReadonlyMap<string, readonly string[]>): string[] | null => {
  const done = new Set<string>();
  const search = (file: string, way: readonly string[]): string[] | null => {
    const met = way.indexOf(file);
    if (met !== -1) return [...way.slice(met), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = search(next, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = search(file, []);
    if (circle !== null) return circle;
  }
  return null;
};
