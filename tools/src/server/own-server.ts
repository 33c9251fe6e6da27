import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/workspace';

/** A separate Posy server: for a benchmark, an attack, or a journey that changes other visitors' results. */
export interface OwnServer {
  /** Its address, without a slash at the end; it changes after `startAgain`. */
  readonly url: string;
  /** Data folder; deleted once it is stopped. */
  dataDir: string;
  /** Ends it as a power cut would (kill -9); its data stays. */
  kill(): Promise<void>;
  /** Starts it with the same data, after `kill`. */
  startAgain(): Promise<void>;
  /** Ends when the server has ended. */
  stop(): Promise<void>;
}

/** Size of its catalogue unless another is asked for: small, so that it starts soon. */
const usualSuppliers = 60;

interface Process {
  url: string;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const readyUrl = (server: ChildProcess, ended: Promise<void>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const ready = /Posy is ready: (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error(`The server ended: ${said}`)));
  });

const startProcess = async (dataDir: string, env: Record<string, string>, suppliers: number): Promise<Process> => {
  const server = spawn(process.execPath, ['tools/bin/posy.mjs', 'start', '--suppliers', String(suppliers)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0', POSY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url: await readyUrl(server, ended),
    async end(signal) {
      server.kill(signal);
      await ended;
    },
  };
};

/**
 * Starts the built Posy as a process of its own, on a free port, with a catalogue in a new data folder.
 * Fails with what the server said when it ends before it is ready.
 */
export const startOwnServer = async (
  env: Record<string, string> = {},
  suppliers = usualSuppliers,
): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(process.env.POSY_TEST_FOLDER ?? tmpdir(), 'posy-own-'));
  let server = await startProcess(dataDir, env, suppliers);
  return {
    get url() {
      return server.url;
    },
    dataDir,
    kill: () => server.end('SIGKILL'),
    async startAgain() {
      server = await startProcess(dataDir, env, suppliers);
    },
    async stop() {
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
