import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildServer, serveBuild } from './serve-build';

let folder: string;
let server: BuildServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-served-'));
  mkdirSync(join(folder, 'dist', 'deep.js'), { recursive: true });
  const files = {
    'remoteEntry.js': 'entry',
    'posy-manifest.json': '{"name":"mfe-x"}',
    '.env.js': 'no',
    'notes.txt': 'no',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text);
  writeFileSync(join(folder, 'outside.js'), 'no');
  server = await serveBuild(join(folder, 'dist'), 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a path as it is written: `fetch` would tidy it first. */
const ask = (
  path: string,
  method = 'GET',
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: new URL(server.origin).port, path, method }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

test('a page of another origin gets the files of the build, and keeps none of them', async () => {
  const entry = await ask('/remoteEntry.js?attempt=2');
  expect([entry.status, entry.text]).toEqual([200, 'entry']);
  expect(entry.headers).toMatchObject({
    'content-type': 'text/javascript',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
  expect((await ask('/posy-manifest.json')).headers['content-type']).toBe('application/json');
  expect(await ask('/remoteEntry.js', 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('a browser that asks whether a page may reach this machine is answered', async () => {
  const asked = await ask('/remoteEntry.js', 'OPTIONS');
  expect([asked.status, asked.headers['access-control-allow-private-network']]).toEqual([204, 'true']);
});

test.each(['/', '/missing.js', '/../outside.js', '/%2e%2e/outside.js', '/deep.js', '/.env.js', '/notes.txt', '//x.js'])(
  '%s is no file of the build',
  async (path) => expect(await ask(path)).toMatchObject({ status: 404, text: '' }),
);

test('nothing can be written', async () => expect((await ask('/remoteEntry.js', 'PUT')).status).toBe(405));
