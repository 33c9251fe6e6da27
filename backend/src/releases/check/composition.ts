import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { releasedRemoteSchema, type RemoteManifest } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { type StoredSet } from '../stored/stored-set';
import { type BuildSurface, buildSurfaceSchema, type ServerSurface, surfaceFile } from './build-surface';
import { asksFile, type LentModules, lentModulesSchema } from './lent-modules';

const federationSchema = v.object({
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        requiredVersion: v.optional(v.string(), '*'),
        assets: v.optional(v.object({ js: v.object({ sync: v.array(v.string()) }) })),
      }),
    ),
    [],
  ),
});
/** A build's statements to module federation. */
type Federation = v.InferOutput<typeof federationSchema>;

/** A member of a set with what its build says. Null: its build is from before that was written down, or is gone. */
export interface Member {
  name: string;
  version: string;
  /** As messages call it: `mfe-reviews 1.2.0`. */
  called: string;
  surface: BuildSurface | null;
  /** Names of its build's files. */
  files: readonly string[];
  /** Gzip bytes of its files together. */
  gzipBytes: (files: readonly string[]) => number;
}

export interface HostMember extends Member {
  lends: LentModules | null;
}

export interface RemoteMember extends Member {
  /** Null when it cannot be read: a page leaves the remote out. */
  manifest: RemoteManifest | null;
  asks: LentModules | null;
  federation: Federation | null;
}

/** A set to release, with the surface of each build that would share a page. */
export interface Composition {
  contract: number;
  shell: HostMember;
  remotes: readonly RemoteMember[];
  /** The server that answers pages; null when none has said what it offers. */
  server: ServerSurface | null;
}

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

const read = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
};

const gzipped = new Map<string, number>();

/** Bytes of a file as a page loads it. A build is never changed, so each file is packed once. */
const gzipBytesOf = (path: string): number => {
  const known = gzipped.get(path);
  if (known !== undefined) return known;
  const bytes = existsSync(path) ? gzipSync(readFileSync(path), { level: 9 }).length : 0;
  gzipped.set(path, bytes);
  return bytes;
};

const memberIn = (folder: string, name: string, version: string): Member => ({
  name,
  version,
  called: name === 'shell' ? `the shell ${version}` : `${name} ${version}`,
  surface: read(buildSurfaceSchema, readJson(join(folder, surfaceFile))),
  files: existsSync(folder) ? readdirSync(folder) : [],
  gzipBytes: (files) => [...new Set(files)].reduce((sum, file) => sum + gzipBytesOf(join(folder, file)), 0),
});

/** Reads what the members of a set say of themselves. */
export const readComposition = (buildsDir: string, set: StoredSet, server: ServerSurface | null): Composition => {
  const folderOf = (name: string, version: string): string => join(buildsDir, name, version);
  const shellFolder = folderOf('shell', set.shell.version);
  const shellFile = readJson(join(shellFolder, 'posy-shell.json')) as { offers?: unknown } | null;
  return {
    contract: set.contract,
    server,
    shell: {
      ...memberIn(shellFolder, 'shell', set.shell.version),
      lends: read(lentModulesSchema, shellFile?.offers),
    },
    remotes: set.remotes.map(({ name, version, ...rest }) => {
      const folder = folderOf(name, version);
      return {
        ...memberIn(folder, name, version),
        manifest: read(releasedRemoteSchema.entries.manifest, rest['manifest']),
        asks: read(lentModulesSchema, readJson(join(folder, asksFile))),
        federation: read(federationSchema, readJson(join(folder, 'mf-manifest.json'))),
      };
    }),
  };
};
