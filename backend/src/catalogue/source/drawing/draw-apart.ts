import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CatalogueOptions } from '#catalogue/generate/generate-catalogue';
import { type Drawing, drawingOf, type DrawnShare, type Painter, type Share } from './drawing';

/** Megabytes for what lives shortly: texts by the thousand are made and sent, and a small nursery is emptied all the time. */
const nurseryMb = 64;

/** Most threads: more would wait for the one that writes. */
const mostThreads = 3;

const painterOf = (share: Share): Painter => {
  const worker = new Worker(new URL('drawing-thread.mjs', import.meta.url), {
    workerData: share,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: nurseryMb },
  });
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[DrawnShare]>;
  return {
    async next() {
      const { value, done } = (await messages.next()) as IteratorResult<[DrawnShare], undefined>;
      if (done === true) throw new Error('A thread that draws the demo catalogue ended before it was complete.');
      worker.postMessage('more');
      return value[0];
    },
    stop: async () => void (await worker.terminate()),
  };
};

/**
 * Generates suppliers in separate threads, while earlier ones are written into the index: generating takes several
 * times as long as writing, so there are as many threads as cores, in turns.
 */
export const drawApart = (
  options: CatalogueOptions,
  threads = Math.min(availableParallelism(), mostThreads),
): Drawing =>
  drawingOf(() => Array.from({ length: threads }, (_none, turn) => painterOf({ options, turn, of: threads })));
