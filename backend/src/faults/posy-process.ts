import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestServer, type TestServer } from '#testing/test-server';

/** Posy as a process of its own, on one port, that can be killed and started again with the same data. */
export interface PosyProcess extends TestServer {
  /** Ends it as a power cut would (kill -9). */
  kill(): Promise<void>;
  /** Starts it after `kill`; resolves when it is ready. */
  startAgain(): Promise<void>;
  /** Has no good reply to an enquiry or a message leave any more; with so many of them, it ends as by `kill`. */
  dieBefore(replies: number): Promise<void>;
  /** Resolves when it ended, by itself or by `kill`. */
  ended(): Promise<void>;
}

const main = join(import.meta.dirname, '..', 'main.ts');
const suppliers = '60';

const dying = pathToFileURL(join(import.meta.dirname, 'die-before-reply.ts')).href;

const startProcess = (dataDir: string, port: number): Promise<ChildProcess> => {
  const own = { NODE_OPTIONS: '', PORT: String(port), POSY_DATA_DIR: dataDir, POSY_LOG: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', dying, main, '--suppliers', suppliers], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (said.includes('Posy is ready')) resolve(child);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
};

const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

const end = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  child.kill(signal);
  return endOf(child);
};

/** Starts it with the data that every test's server begins with. */
export const startPosyProcess = async (): Promise<PosyProcess> => {
  const first = await startTestServer();
  await first.close();
  const { url, port, dataDir } = first;
  let child = await startProcess(dataDir, port);
  return {
    ...{ url, port, dataDir, demoAccounts: null },
    kill: () => end(child, 'SIGKILL'),
    async startAgain() {
      child = await startProcess(dataDir, port);
    },
    dieBefore: (replies) =>
      new Promise((resolve) => {
        child.once('message', () => resolve());
        child.send(replies);
      }),
    ended: () => endOf(child),
    close: () => end(child, 'SIGTERM'),
    async stop() {
      await end(child, 'SIGTERM');
      // Closed already: what is left of it is its data.
      await first.stop();
    },
  };
};
