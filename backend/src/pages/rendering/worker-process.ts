import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DrawnPart, type DrawRequest } from '@posy/shared-contracts/server-half';
import { type CallAnswer } from './call-as-nobody';
import { type Half } from './server-halves';

/** The job of a worker. */
export interface DrawJob {
  shell: Half;
  /** The remote's; null for the shell's frame. */
  half: Half | null;
  request: DrawRequest;
  /** Makes a call of the contract for the drawing. */
  call: (name: string, input: unknown) => Promise<CallAnswer>;
}

/** The worker ended during a rendering: its result is unknown. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

interface Limits {
  /** Limit of one rendering, in milliseconds. */
  deadlineMs: number;
  /** The same when its code has to be loaded first. */
  firstDeadlineMs: number;
  /** Memory limit of a worker, in megabytes. */
  memoryMb: number;
}

type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'call'; id: number; call: number; name: string; input: unknown }
  | { kind: 'drawn'; id: number; part: DrawnPart | null }
  | { kind: 'failed'; id: number; message: string };

const workerFile = fileURLToPath(new URL('./worker/render-worker.cjs', import.meta.url));

/** Stable from Node 22.13 on; 20 knows it by its first name only. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** No environment, no folder, no file but its own: what it draws with is sent to it. */
const start = ({ memoryMb }: Limits): ChildProcess =>
  fork(workerFile, [], {
    execArgv: [
      permission,
      `--allow-fs-read=${workerFile}`,
      `--max-old-space-size=${memoryMb}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
    ],
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** A render worker, which draws one part at a time; it is over once it crashed or was ended for taking too long. */
export const startWorker = (limits: Limits) => {
  const child = start(limits);
  const sent = new Set<string>();
  let number = 0;
  let isOver = false;
  let current: {
    id: number;
    job: DrawJob;
    done: (part: DrawnPart | null) => void;
    failed: (error: Error) => void;
    timer: NodeJS.Timeout;
  } | null = null;

  const end = (reason: string): void => {
    isOver = true;
    child.kill('SIGKILL');
    finish(({ failed }) => failed(new WorkerLost(reason)));
  };
  const finish = (report: (job: NonNullable<typeof current>) => void): void => {
    const job = current;
    current = null;
    if (job === null) return;
    clearTimeout(job.timer);
    report(job);
  };
  const send = (message: object): void =>
    void child.send(message, (error) => {
      if (error !== null) end('The worker could not be reached.');
    });
  const answer = async ({ id, call, name, input }: Extract<WorkerMessage, { kind: 'call' }>): Promise<void> => {
    if (current?.id !== id) return;
    const answered = await current.job.call(name, input);
    if (!isOver) send({ kind: 'answer', call, ...answered });
  };

  child.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready' || message.id !== current?.id) return;
    if (message.kind === 'call') void answer(message);
    else if (message.kind === 'drawn') finish(({ done }) => done(message.part));
    else finish(({ failed }) => failed(new Error(message.message)));
  });
  child.on('exit', (code, signal) =>
    end(`The worker ended (${signal ?? code}): it crashed, or needed too much memory.`),
  );
  child.on('error', (error) => end(error.message));

  /** The code of a half goes along once. */
  const packed = (half: Half, key: string) => {
    const { code, ...named } = half;
    const isKnown = sent.has(key);
    sent.add(key);
    return isKnown ? named : { ...named, code };
  };
  return {
    isOver: () => isOver,
    isBusy: () => current !== null,
    draw: (job: DrawJob): Promise<DrawnPart | null> =>
      new Promise((done, failed) => {
        number += 1;
        const { shell, half, request } = job;
        const known = sent.size;
        const halves = {
          shell: packed(shell, shell.key),
          half: half === null ? null : packed(half, `${shell.key} ${half.key}`),
        };
        const most = sent.size > known ? limits.firstDeadlineMs : limits.deadlineMs;
        const timer = setTimeout(() => end(`It took longer than ${most} ms.`), most);
        current = { id: number, job, done, failed, timer };
        send({ kind: 'draw', id: number, ...halves, request });
      }),
    /** Number of renderings that this worker has done. */
    drawings: () => number,
    end: () => end('The server stops.'),
  };
};
export type RenderWorker = ReturnType<typeof startWorker>;
