import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { createAccount } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

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
  'reading the demo’s sign-ins from a page whose name points here [H-18]',
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

test('sending large bodies without a sign-in [H-18]', { tag: '@short' }, async ({ request }) => {
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

test('faults of the server by ids that no document can have [H-18]', { tag: '@short' }, async ({ request }) => {
  const { token } = await createAccount(request);
  const headers = { authorization: `Bearer ${token}` };
  const ids = ['__x__', '____'];
  for (const id of ids) {
    const answers = [
      await request.get(`/api/enquiries/count/${id}`, { headers }),
      await request.get(`/api/moderation/reports/${id}`, { headers }),
      await request.delete(`/api/push-notification/devices/${id}`, { headers }),
      await request.post(`/api/inbox/${id}`, { headers, data: { read: true } }),
      await request.post('/api/households/links', { headers, data: { weddingId: id, householdIds: ['h'] } }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([400, 400, 400, 400, 400]);
  }
  tried(`${ids.length} reserved ids at five calls`);
});

test('filling the log with reported actions [H-12]', async ({ ownServer }) => {
  const report = async (genericProps: object): Promise<number> => {
    const reported = { event: 'clicked', identifyProps: {}, genericProps, specificEventProps: {}, source: 'web' };
    const answer = await fetch(`${ownServer.url}/api/a/t/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reported, category: 'venues', contactedSupplier: 'GB000001' }),
    });
    return answer.status;
  };
  const wide = Object.fromEntries(Array.from({ length: 50 }, (_none, at) => [`p${at}`, 'x'.repeat(380)]));
  expect(await report(wide)).toBe(413);
  const answers = await Promise.all(Array.from({ length: 200 }, () => report({})));
  tried(`one of 19 kB, ${answers.length} small ones at once, signed out`);
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
});

/**
 * Beginnings that an attacker sends to hold a connection: nothing, a head that never ends, half of HTTP/2's greeting.
 */
const beginnings = ['', 'POST /api/nonces/create HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'PRI * HTTP/2.0\r\n'];

const opened = ({ hostname, port }: URL, said: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(said);
      // A connection that the server closes may end with a reset.
      socket
        .resume()
        .off('error', reject)
        .on('error', () => undefined);
      resolve(socket);
    }).once('error', reject);
  });

test('keeping connections by never ending a request [H-20]', async ({ ownServer }) => {
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
