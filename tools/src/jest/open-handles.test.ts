import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';

const { watchHandles } = createRequire(__filename)('../../jest/open-handles.cjs') as {
  watchHandles: (graceMs?: number) => () => Promise<void>;
};
const graceMs = 200;

test('what is closed, or keeps no process from ending, is no fault', async () => {
  const areClosed = watchHandles(graceMs);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  clearInterval(setInterval(() => undefined, 1000));
  const idle = setInterval(() => undefined, 1000).unref();
  await expect(areClosed()).resolves.toBeUndefined();
  clearInterval(idle);
});

test('what closes a little later is waited for', async () => {
  const areClosed = watchHandles(graceMs);
  setTimeout(() => undefined, graceMs / 4);
  await expect(areClosed()).resolves.toBeUndefined();
});

test('a server and its connections are named with their ports', async () => {
  const areClosed = watchHandles(graceMs);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const words = ['a server at ', `"port":${port}`, `a connection from port ${port} to port ${client.localPort}`];
  for (const said of words) await expect(areClosed()).rejects.toThrow(said);
  client.destroy();
  server.close();
  await expect(areClosed()).resolves.toBeUndefined();
});

test('a process is named with its command, and timers are counted', async () => {
  const areClosed = watchHandles(graceMs);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  const timers = [0, 1].map(() => setInterval(() => undefined, 1000));
  await expect(areClosed()).rejects.toThrow(`process ${child.pid}: `);
  await expect(areClosed()).rejects.toThrow('timers: 2');
  timers.forEach(clearInterval);
  child.kill();
  await once(child, 'close');
  await expect(areClosed()).resolves.toBeUndefined();
});

test('what was open before is not the file’s', async () => {
  const before = setInterval(() => undefined, 1000);
  await expect(watchHandles(graceMs)()).resolves.toBeUndefined();
  clearInterval(before);
});
