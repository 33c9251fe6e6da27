import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openReleaseStore } from '@posy/backend/releases';
import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import type { OwnServer } from '@posy/tools/own-server';
import type { RemoteName } from './remotes';

/** A build as an older commit made it (`fixtures/older-builds`), and what that commit's tools put into a set for it. */
interface Packed<Release = ReleasedRemote> {
  name: string;
  version: string;
  commit: string;
  release: Release;
  /** Contents by name: text, or base64 of fonts. */
  files: Record<string, string>;
}

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'older-builds');

const unpack = <Release>(name: string): Packed<Release> =>
  JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${name}.json.br`))).toString()) as Packed<Release>;

type Store = ReturnType<typeof openReleaseStore>;

const bringIn = async <Release>(store: Store, name: string): Promise<Release> => {
  const { version, files, release } = unpack<Release>(name);
  const from = mkdtempSync(join(tmpdir(), 'posy-older-'));
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(from, file), text, file.endsWith('.woff2') ? 'base64' : 'utf8');
  await store.addBuild({ name, version, from });
  rmSync(from, { recursive: true });
  return release;
};

/** Releases older builds of remotes beside all else that the server has. Answers their versions. */
export const releaseOlderRemotes = async (
  { dataDir }: OwnServer,
  names: readonly RemoteName[],
): Promise<Record<string, string>> => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const older = await Promise.all(names.map((name) => bringIn<ReleasedRemote>(store, name)));
  const remotes = new Map(older.map((remote) => [remote.name, remote]));
  await store.publish(
    (before) =>
      before && {
        ...before,
        id: `${before.id}-older`,
        remotes: before.remotes.map((remote) => remotes.get(String(remote.name)) ?? remote),
      },
    { what: `deploy older ${names.join(', ')}` },
  );
  return Object.fromEntries(older.map(({ name, version }) => [name, version]));
};

/** Releases the shell of an older build; the remotes stay today's. Answers its version. */
export const releaseOlderShell = async ({ dataDir }: OwnServer): Promise<string> => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const shell = await bringIn<ReleaseSet['shell']>(store, 'shell');
  await store.publish((before) => before && { ...before, id: `${before.id}-older-shell`, shell }, {
    what: 'deploy older shell',
  });
  return shell.version;
};
