import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { drawShare, type Share } from './drawing';

/** Most messages on their way: generated data wait in memory. */
const mostAhead = 4;

if (parentPort === null) throw new Error('This draws for another thread.');
const port = parentPort;
let ahead = 0;
port.on('message', () => (ahead -= 1));
for (const drawn of drawShare(workerData as Share)) {
  while (ahead >= mostAhead) await once(port, 'message');
  port.postMessage(drawn);
  ahead += 1;
}
