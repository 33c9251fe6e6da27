import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaShape } from '@posy/shared-contracts/compat';
import { contractVersion, type RemoteManifestInput } from '@posy/shared-contracts/manifest';
import type { BuildSurface, EventSide } from '../check/build-surface';
import type { StoredSet } from '../stored/stored-set';

/** The shape of an object whose fields are all text. */
export const objectOf = (...fields: string[]): SchemaShape => ({
  type: 'object',
  fields: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
});

/** An event as a build knows it. */
export const eventSide = (payload: SchemaShape, version = 1, delivery = 'durable'): EventSide => ({
  version,
  delivery,
  hash: createHash('sha256').update(JSON.stringify(payload)).digest('hex').slice(0, 12),
  payload,
});

const emptySurface: BuildSurface = {
  publishes: {},
  handles: {},
  calls: {},
  documents: {},
  queries: [],
  words: [],
  screens: [],
  forDevelopment: false,
};

type ExampleManifest = Partial<Omit<RemoteManifestInput, 'name'>> & { contractFrom?: number };

interface ExampleBuild {
  surface?: Partial<BuildSurface>;
  manifest?: ExampleManifest;
  /** Modules that the build really has. */
  exposes?: string[];
  /** Modules that it asks module federation for. */
  shared?: { name: string; requiredVersion: string; own?: boolean }[];
  /** Modules and versions that it asks of a shell, or that a shell lends. */
  modules?: Record<string, string>;
  /** Files beside those that every build has. */
  files?: Record<string, string>;
}

const manifestOf = (name: string, given: ExampleManifest) => ({
  name,
  contract: contractVersion,
  owner: 'tests',
  title: { 'en-GB': name, 'de-DE': name, 'fr-FR': name },
  basePaths: [name],
  navigation: [],
  slots: [],
  publishes: [],
  handles: [],
  exposes: ['./app'],
  budgetKb: 10,
  parsedMessages: true,
  ...given,
});

const lent = (modules: Record<string, string>) =>
  Object.fromEntries(Object.entries(modules).map(([module, version]) => [module, { version, names: [] }]));

const write = (folder: string, files: Record<string, unknown>): void => {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};

/** Writes a remote's build into a folder, as the build tools would. */
export const writeExampleRemote = (
  folder: string,
  name: string,
  { surface, manifest = {}, exposes = ['./app'], shared = [], modules = {}, files = {} }: ExampleBuild = {},
): void =>
  write(folder, {
    'remoteEntry.js': `// ${name}`,
    'posy-integrity.json': {},
    'app.js': '// app',
    'posy-manifest.json': manifestOf(name, manifest),
    'posy-surface.json': { ...emptySurface, ...surface },
    'posy-asks.json': lent(modules),
    'mf-manifest.json': {
      exposes: exposes.map((path) => ({ path, assets: { js: { sync: ['app.js'] } } })),
      shared: shared.map(({ own = false, ...each }) => ({ ...each, assets: { js: { sync: own ? ['app.js'] : [] } } })),
    },
    ...files,
  });

/** Writes a shell's build into a folder. */
export const writeExampleShell = (folder: string, { surface, modules = {} }: ExampleBuild = {}): void =>
  write(folder, {
    'posy-integrity.json': {},
    'posy-shell.json': { scripts: [], styles: [], fonts: [], readsByMember: true, offers: lent(modules) },
    'posy-surface.json': { ...emptySurface, carries: {}, ...surface },
  });

/** A set of a shell and remotes, each in version 1.0.0 unless it is said. */
export const setOf = (
  remotes: Record<string, ExampleManifest>,
  { contract = contractVersion, shell = '1.0.0', version = '1.0.0' } = {},
): StoredSet => ({
  id: 'example',
  createdAt: '2026-05-01T00:00:00.000Z',
  contract,
  shell: {
    version: shell,
    base: `/releases/builds/shell/${shell}/`,
    scripts: [],
    styles: [],
    fonts: [],
    integrity: {},
    readsByMember: true,
  },
  remotes: Object.entries(remotes).map(([name, manifest]) => ({
    name,
    version,
    entry: `/releases/builds/${name}/${version}/remoteEntry.js`,
    integrity: `sha384-${version}`,
    manifest: manifestOf(name, manifest),
    assets: {},
  })),
});
