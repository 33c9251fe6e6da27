import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Modules named by an import, an export from, or a call of `require`; imports of types count, because types are checked
 * too.
 */
const named = /\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The entries of our own packages that the app reads as sources. */
const ownEntry = (root: string, name: string): string | null => {
  if (name === '@posy/native-controller') return join(root, 'native-bridge/controller/src/index.ts');
  if (name === '@posy/native-controller/testing') return join(root, 'native-bridge/controller/src/testing/index.ts');
  const [, entry] = /^@posy\/shared-contracts\/([a-z-]+)$/.exec(name) ?? [];
  return entry === undefined ? null : join(root, 'shared-contracts/src', entry, 'index.ts');
};

/** The file that an import means; null for what is installed. */
const fileOf = (root: string, from: string, name: string): string | null => {
  if (!name.startsWith('.')) return ownEntry(root, name);
  const path = join(dirname(from), name);
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}.js`, join(path, 'index.ts')].find(isFile);
  if (found === undefined) throw new Error(`${from} imports ${name}, which is not there.`);
  return found;
};

/** The files of the checkout that these reach by their imports, themselves included, in the order of their names. */
export const reachedSources = (root: string, entries: readonly string[]): string[] => {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!/\.[jt]sx?$/.test(file)) return;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(named)) {
      const next = fileOf(root, file, name);
      if (next !== null) visit(next);
    }
  };
  entries.forEach(visit);
  return [...reached].sort();
};
