// The thread that reads one calendar file. Plain JavaScript, because a thread starts without the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { busyEntries } = await import('./busy-entries.ts');
parentPort.postMessage(busyEntries(workerData));
