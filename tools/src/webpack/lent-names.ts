import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LentModules } from '@posy/backend/build-files';
import { sourcesBelow } from '../areas/import-circles';
import { sharedModules } from './shared/shared-modules';

const imported = /import\s+(?:\w+,\s*)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '' && name !== 'type');

/** Names that the sources of folders import from modules, types left out: module to names. Tests are no part of a build. */
export const importedNames = (folders: readonly string[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const files = folders.flatMap((folder) => sourcesBelow(join(folder, 'src')));
  for (const file of files.filter((path) => !/\.test\.|\/testing\//.test(path)))
    for (const [, list = '', module = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const names = found.get(module) ?? new Set();
      namesIn(list).forEach((name) => names.add(name));
      found.set(module, names);
    }
  return found;
};

/** The names that one of our modules exports, by its one file of exports. */
export const exportedNames = (root: string, module: string): Set<string> => {
  const [, folder = '', entry = ''] = /^@posy\/([^/]+)\/?(.*)$/.exec(module) ?? [];
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const source = readFileSync(join(root, folder, exports[entry === '' ? '.' : `./${entry}`] ?? ''), 'utf8');
  const lists = [...source.matchAll(/export\s+\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const single = [...source.matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name = '']) => name);
  return new Set(
    [...lists.map((part) => part.trim().split(' ').at(-1) ?? ''), ...single].filter((name) => name !== ''),
  );
};

const isOurs = (module: string): boolean => module.startsWith('@posy/');

const lentFrom = (
  side: 'host' | 'remote',
  projectDir: string,
  namesOf: (module: string) => Iterable<string> | null,
): LentModules =>
  Object.fromEntries(
    Object.entries(sharedModules(side, projectDir)).flatMap(([module, { requiredVersion }]) => {
      const names = namesOf(module);
      return names === null
        ? []
        : [[module, { version: requiredVersion.slice(1), names: isOurs(module) ? [...names].sort() : [] }]];
    }),
  );

/** Names by module that the packed kit imports: `npm run pack` writes them, because it packs no sources. */
const namesOfPackedKit = (projectDir: string): Record<string, string[]> => {
  const list = createRequire(join(projectDir, 'package.json')).resolve('@posy/remote-kit/asks.json');
  return JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
};

const namesWithKit = (projectDir: string): Map<string, Set<string>> => {
  const kit = join(projectDir, '..', 'remote-kit');
  if (existsSync(join(kit, 'src'))) return importedNames([projectDir, kit]);
  const names = importedNames([projectDir]);
  for (const [module, ofKit] of Object.entries(namesOfPackedKit(projectDir)))
    names.set(module, new Set([...(names.get(module) ?? []), ...ofKit]));
  return names;
};

/** Modules that a remote needs from a shell. The kit inside it needs more than the remote itself. */
export const asksOf = (projectDir: string): LentModules => {
  const names = namesWithKit(projectDir);
  return lentFrom('remote', projectDir, (module) => names.get(module) ?? null);
};

/** Modules that this checkout's shell provides to its remotes. */
export const offersOf = (projectDir: string): LentModules =>
  lentFrom('host', projectDir, (module) => (isOurs(module) ? exportedNames(join(projectDir, '..'), module) : []));
