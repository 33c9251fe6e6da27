import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { PhotoFault } from './photo-fault';

/** Pixels as red, green, blue, alpha; upright. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

const answerSchema = v.union([
  v.object({ fault: v.picklist(['too-many-pixels', 'unreadable']) }),
  v.object({ width: v.number(), height: v.number(), data: v.custom<ArrayBufferView>(ArrayBuffer.isView) }),
]);

/** Longest time that one picture may take: a phone's photo takes about two seconds. */
const timeLimitMs = 30_000;

const answerOf = (worker: Worker): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PhotoFault('unreadable')), timeLimitMs);
    worker.once('message', resolve);
    worker.once('error', () => reject(new PhotoFault('unreadable')));
    worker.once('exit', () => reject(new PhotoFault('unreadable')));
    worker.once('exit', () => clearTimeout(timer));
  });

/**
 * Unpacks an HEIC picture. sharp's own binaries leave HEVC out for its patents; libheif in WebAssembly has it, and is
 * loaded by the thread that needs it. The file's rotation is applied. Throws `PhotoFault`.
 */
export const decodeHeic = async (bytes: Buffer, mostPixels: number): Promise<RawPicture> => {
  // The decoder's output is captured: it prints its warnings there.
  const options = { workerData: { bytes, mostPixels }, stdout: true, stderr: true };
  const worker = new Worker(new URL('heic-worker.cjs', import.meta.url), options);
  try {
    const answer = v.parse(answerSchema, await answerOf(worker));
    if ('fault' in answer) throw new PhotoFault(answer.fault);
    const { data, width, height } = answer;
    return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
  } finally {
    await worker.terminate();
  }
};
