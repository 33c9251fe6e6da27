import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** Contents of a package's package.json. */
interface DependencyFile {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readPackage = (folder: string): DependencyFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as DependencyFile;

/** Every code file of a package, its configuration and scripts included; not what a package inside it has. */
const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) || existsSync(join(path, 'package.json'))
        ? []
        : codeBelow(path);
    return /\.(tsx?|mjs|cjs)$/.test(entry.name) ? [path] : [];
  });

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isForeign = (specifier: string): boolean =>
  !/^([.#/]|node:)/.test(specifier) && !builtinModules.includes(specifier);

/**
 * The packages that code imports: in statements, `import()`, `require`, `require.resolve`; not what its
 * head says to install by hand before it runs.
 */
export const importedBy = (code: string): string[] => {
  const statements = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...code.matchAll(/\brequire\.resolve\('([^']+)'\)/g)].map(([, name = '']) => name);
  const byHand = [...code.matchAll(/npm install --no-save (.+)/g)].flatMap(([, words = '']) => words.split(' '));
  return [...statements, ...resolved]
    .filter(isForeign)
    .map(packageOf)
    .filter((name) => !byHand.some((one) => one.startsWith(`${name}@`)));
};

/** Returns an installed package's package.json: from its own `node_modules`, else from the workspace's. */
const installed = (root: string, folder: string, name: string): DependencyFile | null => {
  const [found] = [folder, root].map((at) => join(at, 'node_modules', name)).filter((at) => existsSync(at));
  return found === undefined ? null : readPackage(found);
};

/** Returns the peer dependencies of the declared packages. */
const peersOf = (root: string, folder: string, declared: readonly string[]): string[] =>
  declared.flatMap((name) => Object.keys(installed(root, folder, name)?.peerDependencies ?? {}));

/** `@types/papaparse` are the types of `papaparse`. */
const typesOf = (name: string): string => (name.startsWith('@types/') ? name.slice('@types/'.length) : name);

/** The declarations that no code needs, and the imports that no declaration allows. */
export interface Mismatch {
  needless: string[];
  undeclared: string[];
}

/**
 * Compares the declared dependencies of a package with its imports. Peers of a declared library are needed, and so are
 * the types of imported ones. `byName` are the packages that code starts or hands on by name.
 */
export const mismatchOf = (root: string, folder: string, byName: readonly string[] = []): Mismatch => {
  const { name: own, dependencies, devDependencies } = readPackage(folder);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const imported = new Set(codeBelow(folder).flatMap((file) => importedBy(readFileSync(file, 'utf8'))));
  const needed = new Set([...imported, ...peersOf(root, folder, declared), ...byName]);
  return {
    needless: declared.filter((name) => !needed.has(name) && !needed.has(typesOf(name))),
    undeclared: [...imported].filter((name) => name !== own && !declared.includes(name)),
  };
};
