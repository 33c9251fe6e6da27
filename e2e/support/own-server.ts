import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseStore } from '@posy/backend/releases';

/** A server that one journey has for itself, because it changes what every visitor gets. */
export interface OwnServer {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a server with a small catalogue, in a data folder of its own. */
export const startOwnServer = async (): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-own-'));
  const server = spawn(process.execPath, ['tools/bin/posy.mjs', 'start', '--suppliers', '60'], {
    cwd: root,
    env: { ...process.env, PORT: '0', POSY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const ready = /Posy is ready: (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error(`The server ended: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
};

/** Releases a remote whose build has changed, as `posy deploy` does; everything else stays. Answers the new set's id. */
export const deployChanged = async ({ dataDir }: OwnServer, name: string): Promise<string> => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const before = store.current();
  const remote = before?.remotes.find((each) => each.name === name);
  if (before === null || remote === undefined) throw new Error(`There is no ${name} to change.`);
  const version = `${remote.version}-changed`;
  const folder = mkdtempSync(join(tmpdir(), 'posy-changed-'));
  cpSync(join(store.buildsDir, name, remote.version), folder, { recursive: true });
  writeFileSync(join(folder, 'changed.json'), '{}');
  await store.addBuild({ name, version, from: folder });
  rmSync(folder, { recursive: true });
  const moved = (path: string): string => path.replace(`/${remote.version}/`, `/${version}/`);
  const changed = {
    ...remote,
    version,
    entry: moved(remote.entry),
    assets: Object.fromEntries(Object.entries(remote.assets).map(([module, paths]) => [module, paths.map(moved)])),
  };
  const id = `${before.id}-changed`;
  await store.publishSet({ ...before, id, remotes: before.remotes.map((each) => (each === remote ? changed : each)) });
  return id;
};
