import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const scope = '@posy/shared-contracts';

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });

/** What sources import from the contract at run time: entry to names, types left out. */
export const importedFromContract = (sources: readonly string[]): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [, names = '', from = ''] of source.matchAll(
      /import\s+\{([^}]*)\}\s+from\s+'(@posy\/shared-contracts[^']*)'/g,
    ))
      for (const name of names.split(',').map((part) => part.trim())) {
        if (name === '' || name.startsWith('type ')) continue;
        imports.set(from, (imports.get(from) ?? new Set()).add(name.split(' ')[0] ?? name));
      }
  return imports;
};

/** Bytes, minified and gzipped, of the contract with valibot as far as the shell uses it: all of that is in the first page. */
export const firstPageBytes = async (root: string): Promise<number> => {
  const imports = importedFromContract(sourcesBelow(join(root, 'shell', 'src')));
  const entry = [...imports].map(([from, names], index) => {
    const renamed = [...names].map((name) => `${name} as ${name}_${index}`);
    return `export { ${renamed.join(', ')} } from '${from}';`;
  });
  if (entry.length === 0) throw new Error(`The shell imports nothing from ${scope}.`);
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: join(root, 'shell', 'src'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};
