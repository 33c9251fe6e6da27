import { request as ask } from 'node:http';
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
