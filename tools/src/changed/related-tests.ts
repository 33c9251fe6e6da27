import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { aliasesOfImports } from '../webpack/messages/own-imports';

const slashed = (path: string): string => path.split(sep).join('/');

/** The package that a file belongs to: the nearest folder above it with a package.json. */
const packageOf = (root: string, file: string, packages: readonly string[]): string =>
  packages.find((name) => file.startsWith(join(root, name) + sep)) ?? '';

/** Sources of the checkout are followed, whatever they are called by; what is installed is not. */
const ownSources = (root: string, packages: readonly string[]): Plugin => ({
  name: 'own-sources',
  setup({ onResolve, resolve }) {
    const aliases = new Map(packages.map((name) => [name, aliasesOfImports(join(root, name))]));
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, pluginData }) => {
      if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
      const external = { path, external: true };
      if (path.startsWith('@posy/')) {
        const found = await resolve(path, { kind, resolveDir: dirname(importer), pluginData: 'resolved' });
        return found.errors.length > 0 ? external : found;
      }
      if (!path.startsWith('#')) return external;
      const [name = '', ...rest] = path.split('/');
      const folder = aliases.get(packageOf(root, importer, packages))?.[name];
      if (folder === undefined) return external;
      const found = await resolve(`./${rest.join('/')}`, { kind, resolveDir: folder, pluginData: 'resolved' });
      return found.errors.length > 0 ? external : found;
    });
  },
});

const assets = { '.css': 'empty', '.svg': 'text', '.woff2': 'empty', '.png': 'empty', '.webp': 'empty' } as const;

type Outputs = Metafile['outputs'];

/** The sources in an output and in all that it imports, at once or later. */
const sourcesIn = (outputs: Outputs, start: string): Set<string> => {
  const sources = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const output = outputs[path];
    if (output === undefined || seen.has(path)) return;
    seen.add(path);
    for (const source of Object.keys(output.inputs)) sources.add(slashed(source));
    for (const { path: next, external } of output.imports) if (external !== true) visit(next);
  };
  visit(start);
  return sources;
};

/** Sources of the checkout that each test uses; a file that only an unused part of another imports is left out. */
const sourcesOfTests = async (
  root: string,
  tests: readonly string[],
  packages: readonly string[],
): Promise<Map<string, Set<string>>> => {
  const { outputs } = (
    await build({
      entryPoints: [...tests],
      absWorkingDir: root,
      outdir: 'nowhere',
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'silent',
      loader: assets,
      plugins: [ownSources(root, packages)],
    })
  ).metafile;
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined
        ? []
        : [[slashed(entryPoint), sourcesIn(outputs, path).add(slashed(entryPoint))] as const],
    ),
  );
};

/** A test that reads files, or runs programs, may be about any file of its package. */
const readsFiles = (root: string, test: string): boolean =>
  /from '(?:node:)?(?:fs|fs\/promises|child_process)'/.test(readFileSync(join(root, test), 'utf8'));

export interface Checkout {
  root: string;
  /** Folders of all packages, the inner ones first. */
  packages: readonly string[];
  /** Paths of all tests that may run, from the root. */
  tests: readonly string[];
}

/** The tests whose imports reach one of these files, and those whose imports cannot be followed. */
export const testsThatImport = async (
  { root, packages, tests }: Checkout,
  changed: readonly string[],
): Promise<string[]> => {
  const used = await sourcesOfTests(root, tests, packages);
  return tests.filter((test) => {
    const sources = used.get(test);
    return sources === undefined || changed.some((file) => sources.has(file));
  });
};

/** The tests that a change of these files can touch: those whose imports reach one of them, and those of their packages that read files. */
export const relatedTests = async (checkout: Checkout, changed: readonly string[]): Promise<string[]> => {
  const { root, packages, tests } = checkout;
  const touched = new Set(changed.map((file) => packageOf(root, join(root, file), packages)));
  const importing = new Set(await testsThatImport(checkout, changed));
  return tests.filter(
    (test) =>
      importing.has(test) || (touched.has(packageOf(root, join(root, test), packages)) && readsFiles(root, test)),
  );
};
