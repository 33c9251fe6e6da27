// A render worker: runs server halves of builds, and nothing else. Plain JavaScript of one file, because the process may
// read no other (Node's permission model); what could reach out of it is taken away before any build's code runs.
const { Script } = require('node:vm');

const report = process.send.bind(process);
/** Exports of the halves that are here, by the integrity of their bytes. */
const halves = new Map();
/** Calls that the server is asked to make, by their number. */
const calls = new Map();
let callNumber = 0;

// Rejections in a half's abandoned promises are ignored.
process.on('unhandledRejection', () => undefined);

const evaluate = (code, filename, offered) => {
  const module = { exports: {} };
  const run = new Script(`(function (module, exports, require) {${code}\n})`, { filename }).runInThisContext();
  run(module, module.exports, (name) => {
    if (!Object.hasOwn(offered, name)) throw new Error(`The shell's server half does not offer ${name}.`);
    return offered[name];
  });
  return module.exports;
};

const fault = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1000);

/** Code is sent once; from then on its integrity is enough. */
const halfOf = ({ key, code, filename }, offered) => {
  const known = halves.get(key);
  if (known !== undefined) return known;
  if (code === undefined) throw new Error(`${filename} was not sent.`);
  const half = evaluate(code, filename, offered);
  halves.set(key, half);
  return half;
};

const call = (id) => (name, input) =>
  new Promise((resolve, reject) => {
    callNumber += 1;
    calls.set(callNumber, { resolve, reject });
    report({ kind: 'call', id, call: callNumber, name, input });
  });

const draw = async ({ id, shell, half, request }) => {
  try {
    const shellHalf = halfOf(shell, {});
    const drawing = half === null ? shellHalf : halfOf({ ...half, key: `${shell.key} ${half.key}` }, shellHalf.modules);
    const part = await drawing.draw(request, { call: call(id) });
    report({ kind: 'drawn', id, part });
  } catch (error) {
    report({ kind: 'failed', id, message: fault(error) });
  }
};

const answer = ({ call: number, error, value }) => {
  const waiting = calls.get(number);
  calls.delete(number);
  if (error === undefined) waiting?.resolve(value);
  else waiting?.reject(Object.assign(new Error(error.message), error));
};

process.on('message', (message) => {
  if (message.kind === 'draw') void draw(message);
  else answer(message);
});

for (const name of [
  'process',
  'global',
  'Buffer',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'WebAssembly',
  'SharedArrayBuffer',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
])
  delete globalThis[name];
report({ kind: 'ready' });
