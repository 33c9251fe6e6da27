// A file whose tests leave a server, a connection, a process or a timer behind keeps its process from ending: it fails,
// and says what it left.
const { setTimeout: wait } = require('node:timers/promises');

/** Closing handles report their end a little later. */
const usualGraceMs = 3000;
const lookMs = 10;

const words = {
  Server: (server) => `a server at ${JSON.stringify(server.address())}`,
  Socket: ({ localPort, remotePort }) => `a connection from port ${localPort} to port ${remotePort}`,
  ChildProcess: ({ pid, spawnargs }) => `process ${pid}: ${spawnargs.join(' ')}`,
  MessagePort: () => 'a channel or a thread',
};

const describe = (handle) => words[handle.constructor.name]?.(handle) ?? `a ${handle.constructor.name}`;

const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** Records the open handles. The returned function waits for those opened since, and throws for those that remain. */
module.exports.watchHandles = (graceMs = usualGraceMs) => {
  const before = new Set([process.stdin, process.stdout, process.stderr, ...process._getActiveHandles()]);
  const timersBefore = countTimers();
  const opened = () => {
    const timers = countTimers() - timersBefore;
    const handles = process._getActiveHandles().filter((handle) => !before.has(handle));
    return [...handles.map(describe), ...(timers > 0 ? [`timers: ${timers}`] : [])];
  };
  return async () => {
    for (let waited = 0; waited < graceMs && opened().length > 0; waited += lookMs) await wait(lookMs);
    const left = opened();
    if (left.length > 0)
      throw new Error(`The tests leave open what keeps their process from ending: ${left.join('; ')}.`);
  };
};
