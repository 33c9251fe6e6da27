import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { StoredSet } from '@posy/backend/releases';
import {
  contractVersion,
  type IntegrityList,
  type ReleasedRemote,
  type ReleaseSet,
  remoteManifestSchema,
} from '@posy/shared-contracts/manifest';
import { parse } from 'valibot';
import { hashFiles } from '../support/hash-files';
import { integrityFile, integrityOf } from '../support/list-integrity';
import { PlainError } from '../support/progress';
import { type BrowserPackage, inRoot } from '../support/workspace';

/** Path at which a build is served. */
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

const integrityIn = (name: BrowserPackage, file: string): string =>
  integrityOf(readFileSync(inRoot(name, 'dist', file)));

const listOf = (name: BrowserPackage, base: string): IntegrityList => ({
  url: `${base}${integrityFile}`,
  integrity: integrityIn(name, integrityFile),
});

/** A built remote as a release set names it. */
export const describeRemote = (name: Exclude<BrowserPackage, 'shell'>, version: string): ReleasedRemote => {
  const base = baseOf(name, version);
  const federation = readJson(name, 'dist', 'mf-manifest.json') as FederationManifest;
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: integrityIn(name, 'remoteEntry.js'),
    integrityList: listOf(name, base),
    manifest: parse(remoteManifestSchema, readJson(name, 'dist', 'posy-manifest.json')),
    assets: Object.fromEntries(
      federation.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `${base}${file}`)]),
    ),
  };
};

interface ShellFiles extends Record<'scripts' | 'styles' | 'fonts', string[]> {
  readsByMember: boolean;
}

/** The built shell as a release set names it. */
export const describeShell = (version: string): ReleaseSet['shell'] => {
  const base = baseOf('shell', version);
  const { scripts, styles, fonts, readsByMember } = readJson('shell', 'dist', 'posy-shell.json') as ShellFiles;
  const urls = (names: string[]): string[] => names.map((name) => `${base}${name}`);
  return {
    version,
    base,
    scripts: urls(scripts),
    styles: urls(styles),
    fonts: urls(fonts),
    integrity: Object.fromEntries(
      [...scripts, ...styles].map((file) => [`${base}${file}`, integrityIn('shell', file)]),
    ),
    integrityList: listOf('shell', base),
    readsByMember,
  };
};

/** Parts of a release: the shell, remotes, or both. */
export interface ReleaseParts {
  shell?: ReleaseSet['shell'];
  remotes: ReleasedRemote[];
}

const withRemotes = (before: StoredSet['remotes'], remotes: readonly ReleasedRemote[]): StoredSet['remotes'] => {
  const named = new Map(remotes.map((remote) => [remote.name, remote]));
  const added = remotes.filter(({ name }) => !before.some((remote) => remote.name === name));
  return [...before.map((remote) => named.get(remote.name) ?? remote), ...added];
};

/**
 * Returns the set with the parts in place of their predecessors. Everything else stays to the byte, including fields
 * that this checkout does not know. The id is derived from the contents: the same composition has the same id.
 */
export const composeSet = (before: StoredSet | null, parts: ReleaseParts, createdAt: string): StoredSet => {
  const shell = parts.shell ?? before?.shell;
  if (shell === undefined) throw new PlainError('The first release set needs the shell: run npm start first.');
  const contract = parts.shell === undefined ? (before?.contract ?? contractVersion) : contractVersion;
  for (const { name, version, manifest } of parts.remotes)
    if (manifest.contract !== contract)
      throw new PlainError(
        `${name} ${version} needs contract ${manifest.contract}, and the shell that is current has ${contract}: no page would show it. Deploy the shell first.`,
      );
  const content = { contract, shell, remotes: withRemotes(before?.remotes ?? [], parts.remotes) };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, createdAt, ...content };
};
