import { type DrawnPart } from '@posy/shared-contracts/server-half';
import { type DrawJob, type RenderWorker, startWorker, WorkerLost } from './worker-process';

interface Options {
  /** Workers at most. */
  workers: number;
  deadlineMs: number;
  firstDeadlineMs: number;
  memoryMb: number;
  /** Parts that wait at most: more would only be late. */
  waiting: number;
  /** Milliseconds for which a half that crashed a worker is not used. */
  restMs: number;
}

/** Modules of old sets stay in memory: a worker with many of them is replaced by a new one. */
const drawingsOfAWorker = 20_000;

/** The rendering was not tried: too much is waiting, or the half is paused. It is no fault to report. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
}

interface QueuedDrawing {
  job: DrawJob;
  done: (part: DrawnPart | null) => void;
  failed: (error: unknown) => void;
}

/** Draws parts in a few worker processes, which are started when there is something to draw. */
export const createRenderPool = ({ workers: most, waiting: longest, restMs, ...limits }: Options) => {
  const queue: QueuedDrawing[] = [];
  let workers: RenderWorker[] = [];
  let isOver = false;
  /** Halves that took a worker with them, until when they rest. */
  const resting = new Map<string, number>();
  const nameOf = ({ half, shell, request }: DrawJob): string => `${(half ?? shell).key} ${request.module}`;

  const idle = (): RenderWorker | null => {
    workers = workers.filter((worker) => !worker.isOver());
    const free = workers.find((worker) => !worker.isBusy());
    if (free !== undefined && free.drawings() < drawingsOfAWorker) return free;
    free?.end();
    workers = workers.filter((worker) => !worker.isOver());
    if (workers.length >= most) return null;
    const started = startWorker(limits);
    workers.push(started);
    return started;
  };
  const next = (): void => {
    if (isOver || queue.length === 0) return;
    const worker = idle();
    const first = worker === null ? undefined : queue.shift();
    if (worker === null || first === undefined) return;
    worker
      .draw(first.job)
      .catch((error: unknown) => {
        if (isOver) throw new NotNow('The server stops.');
        if (error instanceof WorkerLost) resting.set(nameOf(first.job), performance.now() + restMs);
        throw error;
      })
      .then(first.done, first.failed)
      .finally(next);
    next();
  };
  return {
    draw: (job: DrawJob): Promise<DrawnPart | null> =>
      new Promise((done, failed) => {
        const until = resting.get(nameOf(job)) ?? 0;
        if (isOver) return failed(new NotNow('The server stops.'));
        if (until > performance.now()) return failed(new NotNow('It took a worker with it a moment ago.'));
        if (queue.length >= longest) return failed(new NotNow('Too much is to be drawn at once.'));
        queue.push({ job, done, failed });
        next();
      }),
    close(): void {
      isOver = true;
      workers.forEach((worker) => worker.end());
      for (const { failed } of queue.splice(0)) failed(new NotNow('The server stops.'));
    },
  };
};
export type RenderPool = ReturnType<typeof createRenderPool>;
