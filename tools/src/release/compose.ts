import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  contractVersion,
  remoteManifestSchema,
  type ReleasedRemote,
  type ReleaseSet,
} from '@posy/shared-contracts/manifest';
import { parse } from 'valibot';
import { hashFiles } from '../support/hash-files';
import { inRoot, type BrowserPackage } from '../support/workspace';

/** Where a build is served. */
const baseOf = (name: string, version: string): string => `/releases/builds/${name}/${version}/`;

const readJson = (...parts: string[]): unknown => JSON.parse(readFileSync(inRoot(...parts), 'utf8'));

/** A build's version: its package's, and a hash of its bytes, so that a version never means two things. */
export const versionOfBuild = (name: BrowserPackage): string => {
  const { version } = readJson(name, 'package.json') as { version: string };
  return `${version}-${hashFiles([inRoot(name, 'dist')]).slice(0, 10)}`;
};

interface FederationManifest {
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

const integrityOf = (path: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** A built remote as a release set names it. */
export const describeRemote = (name: Exclude<BrowserPackage, 'shell'>, version: string): ReleasedRemote => {
  const base = baseOf(name, version);
  const federation = readJson(name, 'dist', 'mf-manifest.json') as FederationManifest;
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: integrityOf(inRoot(name, 'dist', 'remoteEntry.js')),
    manifest: parse(remoteManifestSchema, readJson(name, 'dist', 'posy-manifest.json')),
    assets: Object.fromEntries(
      federation.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `${base}${file}`)]),
    ),
  };
};

/** The built shell as a release set names it. */
export const describeShell = (version: string): ReleaseSet['shell'] => {
  const base = baseOf('shell', version);
  const files = readJson('shell', 'dist', 'posy-shell.json') as Record<'scripts' | 'styles' | 'fonts', string[]>;
  const urls = (names: string[]): string[] => names.map((name) => `${base}${name}`);
  return { version, base, scripts: urls(files.scripts), styles: urls(files.styles), fonts: urls(files.fonts) };
};

/** A release set with an id made from what it names: the same composition has the same id. */
export const composeSet = (shell: ReleaseSet['shell'], remotes: ReleasedRemote[], createdAt: string): ReleaseSet => {
  const versions = [shell.version, ...remotes.map((remote) => `${remote.name}@${remote.version}`)].join('\n');
  const id = createHash('sha256').update(versions).digest('hex').slice(0, 12);
  return { id, createdAt, contract: contractVersion, shell, remotes };
};
