import { parentPort, workerData } from 'node:worker_threads';
import { type IndexPart, newIndexFile } from './index-file';
import { type WrittenPart } from './write-apart';

if (parentPort === null) throw new Error('This writes for another thread.');
const port = parentPort;
let leftOut: string[] = [];
const file = newIndexFile(workerData as string, (sentence) => void leftOut.push(sentence));

const write = (part: IndexPart): WrittenPart => {
  leftOut = [];
  try {
    file.take(part);
    if ('end' in part) file.close();
    return { failure: null, leftOut };
  } catch (error) {
    // An error of the driver's own class would arrive as an object without a name.
    return { failure: error instanceof Error ? error.message : String(error), leftOut };
  }
};

port.on('message', (part: IndexPart) => port.postMessage(write(part)));
