import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface SharedModule {
  /** Package whose version counts. */
  package: string;
  /** True for modules in the host's first scripts; the others are loaded with the first remote that needs them. */
  eager: boolean;
}

const shared = (name: string, owner: string, eager: boolean): [string, SharedModule] => [
  name,
  { package: owner, eager },
];

/**
 * Modules of which a page has exactly one copy: the host provides them, remotes bring none. Subpaths are named, because
 * federation matches requests by their text. `router` and `query` are facades: a shared module is not tree-shaken, so
 * the host shares a module that re-exports only what remotes may use.
 */
const modules = new Map<string, SharedModule>([
  shared('react', 'react', true),
  shared('react/jsx-runtime', 'react', true),
  shared('react-dom', 'react-dom', true),
  shared('react-dom/client', 'react-dom', true),
  shared('@emotion/react', '@emotion/react', true),
  shared('@emotion/styled', '@emotion/styled', true),
  shared('react-intl', 'react-intl', true),
  shared('@posy/remote-kit/router', '@posy/remote-kit', false),
  shared('@posy/remote-kit/query', '@posy/remote-kit', true),
  shared('@posy/shared-ui', '@posy/shared-ui', true),
  shared('@posy/shared-ui/forms', '@posy/shared-ui', false),
  shared('@posy/shared-ui/overlays', '@posy/shared-ui', false),
  shared('@posy/shared-ui/art', '@posy/shared-ui', false),
  shared('luxon', 'luxon', false),
]);

/** The same modules for server halves, and the renderer: the shell's half provides all of these. */
export const servedModules: readonly string[] = [...modules.keys(), 'react-dom/static.edge'];

/** The version of a package as a project finds it; null where it is not installed. */
const versionOf = (packageName: string, from: string): string | null => {
  const require = createRequire(join(from, 'package.json'));
  const roots = require.resolve.paths(packageName) ?? [];
  for (const root of roots) {
    try {
      const text = readFileSync(join(root, packageName, 'package.json'), 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch {
      continue;
    }
  }
  return null;
};

/**
 * The `shared` option of the host, which provides every module, or of a remote, which only asks for them. A remote asks for
 * no module whose package it has not installed: it cannot import one.
 */
export const sharedModules = (side: 'host' | 'remote', projectDir: string) =>
  Object.fromEntries(
    [...modules].flatMap(([name, { package: owner, eager }]) => {
      const version = versionOf(owner, projectDir);
      if (version === null && side === 'remote') return [];
      if (version === null) throw new Error(`${owner} is not installed where ${projectDir} could find it.`);
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      return [[name, side === 'host' ? { ...common, version, eager } : { ...common, import: false as const }] as const];
    }),
  );
