import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const scope = '@posy/shared-contracts';

const assets = { '.svg': 'text', '.woff2': 'text', '.png': 'text', '.webp': 'text' } as const;

/** The shell's rooms by their names, `#host/…`: esbuild takes the first file of a package's `imports`, there or not. */
const shellRooms = (root: string): Plugin => ({
  name: 'shell-rooms',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^#/ }, ({ path, kind, importer }) =>
      importer.startsWith(join(root, 'shell'))
        ? // Files beside `src` are named with their ending.
          resolve(`./${path.slice(1)}`, { kind, resolveDir: join(root, 'shell', /\.\w+$/.test(path) ? '' : 'src') })
        : undefined,
    ),
});

/** Packages of ours that come with the shell's first scripts, and import from the contract themselves. */
const comesAlong = /^@posy\/(?:remote-kit|shared-ui)(?:\/|$)/;

const restIsExternal: Plugin = {
  name: 'rest-is-external',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || comesAlong.test(path) ? undefined : { path, external: true, sideEffects: false },
    ),
};

/** Entries of the first page: the shell's own, and the calls that a visitor's first page may make. */
const entries = ['shell/src/main.ts', 'shell/src/boot/calls/first-page-calls.ts'];

/**
 * Returns the sources that a first page runs: everything that its entries import directly, without later `import()`s
 * and unused code.
 */
const firstPageSources = async (root: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    outdir: 'nowhere',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: assets,
    plugins: [shellRooms(root), restIsExternal],
  });
  const outputs = new Set<string>();
  const visit = (path: string): void => {
    if (outputs.has(path)) return;
    outputs.add(path);
    for (const { kind, path: next, external } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) visit(next);
  };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entries.some((entry) => entry === entryPoint)) visit(path);
  const inputs = [...outputs].flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}));
  // A module that only re-exports has no bytes of its own.
  const used = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 || entries.includes(path));
  return [...new Set(used.map(([path]) => path))].map((path) => readFileSync(join(root, path), 'utf8'));
};

/** Imports of the contract at run time: entry to names, without types. */
export const importedFromContract = (sources: readonly string[]): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [, names = '', from = ''] of source.matchAll(
      /(?:import|export)\s+\{([^}]*)\}\s+from\s+'(@posy\/shared-contracts[^']*)'/g,
    ))
      for (const name of names.split(',').map((part) => part.trim())) {
        if (name === '' || name.startsWith('type ')) continue;
        imports.set(from, (imports.get(from) ?? new Set()).add(name.split(' ')[0] ?? name));
      }
  return imports;
};

/** Leaves out what `import()` loads later. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

/** Bytes, minified and gzipped, of the contract with valibot as far as a first page uses it. */
export const firstPageBytes = async (root: string): Promise<number> => {
  const imports = importedFromContract(await firstPageSources(root));
  const all = [...imports].map(([from, names], index) => ({ from, names: [...names], index }));
  const entry = all.map(({ from, names, index }) => {
    const renamed = names.map((name) => `${name} as ${name}_${index}`);
    return `import { ${renamed.join(', ')} } from '${from}';`;
  });
  // Used, not exported: inside a page's bundle the names of exports are gone.
  const used = all.flatMap(({ names, index }) => names.map((name) => `${name}_${index}`));
  if (entry.length === 0) throw new Error(`The shell imports nothing from ${scope}.`);
  const { outputFiles } = await build({
    stdin: {
      contents: [...entry, `globalThis.used = [${used.join()}];`].join('\n'),
      resolveDir: join(root, 'shell', 'src'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    plugins: [withoutLaterParts],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};
