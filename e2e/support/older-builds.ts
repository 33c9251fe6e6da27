import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openReleaseStore } from '@posy/backend/releases';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { OwnServer } from '@posy/tools/own-server';
import type { RemoteName } from './remotes';

/** A build as an older commit made it (`fixtures/older-builds`), and what that commit's tools put into a set for it. */
interface Packed {
  name: string;
  version: string;
  commit: string;
  release: ReleasedRemote;
  /** By name: text, or base64 of fonts. */
  files: Record<string, string>;
}

const folder = join(import.meta.dirname, '..', 'fixtures', 'older-builds');

const unpack = (name: string): Packed =>
  JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${name}.json.br`))).toString()) as Packed;

type Store = ReturnType<typeof openReleaseStore>;

const bringIn = async (store: Store, name: string): Promise<ReleasedRemote> => {
  const { version, files, release } = unpack(name);
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
  const older = await Promise.all(names.map((name) => bringIn(store, name)));
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
