import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/workspace';

/** A Posy that somebody has for themselves: a benchmark, or a journey that changes what every visitor gets. */
export interface OwnServer {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Its data; gone once it is stopped. */
  dataDir: string;
  /** Ends when the server has ended. */
  stop(): Promise<void>;
}

/** How many suppliers its catalogue has: few, so that it is there soon. */
const suppliers = '60';

/**
 * Starts the built Posy as a process of its own, on a free port, with a small catalogue in a new data folder.
 * Fails with what the server said when it ends before it is ready.
 */
export const startOwnServer = async (): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-own-'));
  const server = spawn(process.execPath, ['tools/bin/posy.mjs', 'start', '--suppliers', suppliers], {
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
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
