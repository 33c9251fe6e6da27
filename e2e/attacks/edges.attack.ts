import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { test, tried } from '../support/attack';

const withHost = (origin: string, path: string, host: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    ask(`${origin}${path}`, { headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

test(
  '[H-18] reading the demo’s sign-ins from a page whose name points here',
  { tag: '@short' },
  async ({ baseURL }) => {
    const paths = [
      '/api/demo/accounts',
      '/outbox',
      '/uk/home',
      '/v1/projects/posy-local/databases/(default)/documents',
    ];
    const hosts = ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example'];
    for (const path of paths)
      for (const host of hosts) expect((await withHost(baseURL ?? '', path, host)).status).toBe(421);
    tried(`${paths.length} paths by ${hosts.length} foreign names`);
  },
);

test('[H-18] sending large bodies without a sign-in', { tag: '@short' }, async ({ request }) => {
  const body = Buffer.alloc(2_000_000, 'a');
  const commit = await request.post('/v1/projects/posy-local/databases/(default)/documents:commit', {
    headers: { 'content-type': 'application/json' },
    data: body,
  });
  expect(commit.status()).toBe(400);
  const call = await request.post('/api/nonces/create', { data: { weddingId: 'w', email: 'a'.repeat(60_000) } });
  expect(call.status()).toBe(401);
  tried('2 MB to Firestore, 60 kB to a call for members');
});

/** What somebody says who only wants to keep a connection: nothing, a head that never ends, half of HTTP/2's greeting. */
const beginnings = ['', 'POST /api/nonces/create HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'PRI * HTTP/2.0\r\n'];

const opened = ({ hostname, port }: URL, said: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(said);
      // Whoever is cut off may be told so by a reset.
      socket
        .resume()
        .off('error', reject)
        .on('error', () => undefined);
      resolve(socket);
    }).once('error', reject);
  });

test('[H-20] keeping connections by never ending a request', async ({ ownServer }) => {
  test.setTimeout(120_000);
  const each = 20;
  const url = new URL(ownServer.url);
  const kinds = beginnings.flatMap((said) => Array<string>(each).fill(said));
  const sockets = await Promise.all(kinds.map((said) => opened(url, said)));
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  // A letter now and then, as if the head would go on.
  const slowly = setInterval(
    () => sockets.forEach((socket, at) => kinds[at]?.startsWith('POST') && socket.write('a')),
    1000,
  );
  expect((await fetch(`${ownServer.url}/healthz`)).status).toBe(200);
  await closed;
  clearInterval(slowly);
  expect((await fetch(`${ownServer.url}/healthz`)).status).toBe(200);
  tried(
    `${sockets.length} connections with nothing, half a greeting, or a head that grows by a letter a second: all cut off`,
  );
});
