import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type IndexPart, newIndexFile } from './index-file';
import { type Warn } from './rows-or-none';

/** Writes an index from the parts that it is sent. */
export interface IndexScribe {
  /** May answer before it is written; once the end was sent, all of it is. */
  send(part: IndexPart): Promise<void>;
  stop(): Promise<void>;
}

/** Writes in this thread: right when nothing else waits. */
export const writeHere = (path: string, warn: Warn): IndexScribe => {
  const file = newIndexFile(path, warn);
  return {
    send: (part) => Promise.resolve(file.take(part)),
    stop: () => Promise.resolve(file.close()),
  };
};

/** The thread's answer to each part: the failure, if any, and the documents left out. */
export interface WrittenPart {
  failure: string | null;
  leftOut: string[];
}

/** Messages that may be on their way: what is to be written waits in memory. */
const mostAhead = 4;

/** Megabytes for what lives shortly: texts of suppliers by the thousand, and a small nursery is emptied all the time. */
const nurseryMb = 64;

/** Writes in a separate thread, so that this one answers searches from the old index. */
export const writeApart = (path: string, warn: Warn): IndexScribe => {
  const worker = new Worker(new URL('writing-thread.mjs', import.meta.url), {
    workerData: path,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: nurseryMb },
  });
  const replies = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[WrittenPart]>;
  let ahead = 0;
  const receiveReply = async (): Promise<void> => {
    const { value, done } = (await replies.next()) as IteratorResult<[WrittenPart], undefined>;
    if (done === true) throw new Error('The thread that writes the index ended before it was complete.');
    value[0].leftOut.forEach(warn);
    if (value[0].failure !== null) throw new Error(value[0].failure);
    ahead -= 1;
  };
  return {
    async send(part) {
      worker.postMessage(part);
      ahead += 1;
      while (ahead > ('end' in part ? 0 : mostAhead)) await receiveReply();
    },
    stop: async () => void (await worker.terminate()),
  };
};
