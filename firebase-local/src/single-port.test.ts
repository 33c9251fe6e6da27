import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { limitConnections } from './limits/connections';
import { createSinglePortServer, type Timeouts } from './single-port';
import { startFirestore, verifyTestToken } from './testing/firestore-server';

const local = {
  handleHttp: () => false,
  handleGrpcSocket: (socket: Socket) => void socket.resume(),
  jwks: () => ({ keys: [] }),
  verifyIdToken: verifyTestToken,
  neededIndexes: () => [],
  close: async () => undefined,
};
const hurried: Timeouts = { first: 100, head: 100, request: 200, look: 50 };
const end: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(end.splice(0).map((one) => one())));

const listen = async (server: ReturnType<typeof createServer>): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  end.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
};

interface Connection {
  socket: Socket;
  /** The first that came: bytes, or the end. */
  first: Promise<'bytes' | 'end'>;
  closed: Promise<unknown>;
}

const open = (port: number, localAddress = '127.0.0.1'): Connection => {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  end.push(async () => void socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const bytes = new Promise((resolve) => socket.once('data', resolve));
  const first = Promise.race([bytes.then(() => 'bytes' as const), closed.then(() => 'end' as const)]);
  return { socket: socket.resume(), first, closed };
};

test('silence, half a head and half a body are closed by the server, and who asks well is answered [H-20]', async () => {
  const server = createSinglePortServer(
    local,
    (req, res) => void req.resume().on('end', () => res.end('answered')),
    hurried,
  );
  const port = await listen(server);
  const begun = [
    '',
    'P',
    'PR',
    'PRI * HTTP/2.0\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ];
  const slow = Array.from({ length: 40 }, (_, index) => {
    const connection = open(port);
    connection.socket.write(begun[index % begun.length] ?? '');
    return connection;
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })).text()).toBe('answered');
  await Promise.all(slow.map(({ closed }) => closed));
});

test('one address holds so many connections; others have theirs, and a closed one makes room [H-20]', async () => {
  const served: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    if (!socket.destroyed) served.push(socket);
    socket.write('in');
  });
  limitConnections(server, 3, (address) => address === '127.0.0.9');
  const port = await listen(server);
  const connections: Connection[] = [];
  const enter = (address: string): Connection['first'] => {
    const connection = open(port, address);
    connections.push(connection);
    return connection.first;
  };
  const inTurn = async (...addresses: string[]): Promise<string[]> => {
    const met: string[] = [];
    for (const address of addresses) met.push(await enter(address));
    return met;
  };
  const [one, other, proxy] = ['127.0.0.1', '127.0.0.2', '127.0.0.9'];
  expect(await inTurn(one, one, one, one)).toEqual(['bytes', 'bytes', 'bytes', 'end']);
  expect(await inTurn(other, ...Array.from({ length: 5 }, () => proxy))).toEqual(Array(6).fill('bytes'));
  const [leaving] = served;
  const left = leaving && once(leaving, 'close');
  connections[0]?.socket.destroy();
  await left;
  expect(await inTurn(one, one)).toEqual(['bytes', 'end']);
  for (const { socket } of connections) socket.destroy();
});

test('connections that say nothing keep nobody from a server with data [H-20]', async () => {
  const server = await startFirestore();
  const silent = Array.from({ length: 200 }, (_, index) => {
    const connection = open(server.port);
    connection.socket.write(index % 2 === 0 ? 'P' : 'GET /v1/');
    return connection;
  });
  expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
  for (const { socket } of silent) socket.destroy();
  await server.stop();
});
