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

/** The file of an import inside the contract, such as `#constants/people`, by the list in its package. */
const contractImport = (root: string, name: string): string => {
  const contracts = join(root, 'shared-contracts');
  const { imports } = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const found = Object.entries(imports).find(
    ([pattern]) => pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))),
  );
  if (found === undefined) throw new Error(`The contract imports ${name}, which its package does not list.`);
  const [pattern, path] = found;
  return join(contracts, path.replace('*', name.slice(pattern.length - 1)));
};

/** The file that an import means; null for what is installed. */
const fileOf = (root: string, from: string, name: string): string | null => {
  if (name.startsWith('#')) return contractImport(root, name);
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
