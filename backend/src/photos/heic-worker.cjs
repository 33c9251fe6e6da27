// Unpacks one HEIC picture in a thread of its own: the decoder works for seconds without a pause, and whatever a hostile
// file does to it ends with the thread. Plain CommonJS, because a thread starts without the loader of TypeScript.
const { parentPort, workerData } = require('node:worker_threads');
const { all } = require('heic-decode');

const decode = async ({ bytes, mostPixels }) => {
  const images = await all({ buffer: Buffer.from(bytes) });
  try {
    const [first] = images;
    if (first.width * first.height > mostPixels) return { fault: 'too-many-pixels' };
    const { width, height, data } = await first.decode();
    return { width, height, data };
  } finally {
    images.dispose();
  }
};

decode(workerData).then(
  (answer) => parentPort.postMessage(answer, answer.data ? [answer.data.buffer] : []),
  () => parentPort.postMessage({ fault: 'unreadable' }),
);
