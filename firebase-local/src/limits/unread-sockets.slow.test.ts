import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { cutUnread } from './unread-sockets';

test('a connection whose other end reads nothing is cut, whatever it asked for; one that reads has all of it [A-H1]', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  const accepted: Socket[] = [];
  const server = createServer((_request, response) => void response.end(large));
  server.on('connection', (socket) => accepted.push(socket));
  // Long enough for a busy machine: an active reader is never cut off.
  cutUnread(server, 3000);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<Socket> => {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return socket;
  };
  const reads = await ask();
  let read = 0;
  await new Promise<void>((resolve) =>
    reads.on('data', (piece: Buffer) => {
      read += piece.length;
      if (read > large.length) resolve();
    }),
  );
  const turnsAway = await ask();
  await once(turnsAway, 'readable');
  const [, unread] = accepted;
  await once(unread!, 'close');
  expect(unread!.bytesWritten).toBeGreaterThan(large.length);
  for (const socket of [reads, turnsAway]) socket.destroy();
  server.close();
});
