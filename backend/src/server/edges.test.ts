import { request } from 'node:http';
import { translateError } from '../api/translate-error';
import { testBackend } from '../testing/test-backend';
import { testConfig } from '../testing/test-server';
import { knowsHost } from './known-host';

const backend = testBackend();

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request's head, and of its body nothing: answers what the server says to that. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = backend.server;
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
        asked.destroy();
      });
    });
    asked.on('error', reject);
    asked.flushHeaders();
    if (method === 'GET') asked.end();
  });

const foreign = [
  'evil.example',
  'evil.example:4300',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.1.2.3',
  ' ',
];

describe('a request that names another server', () => {
  test.each([
    '/api/demo/accounts',
    '/outbox',
    '/uk',
    '/identitytoolkit.googleapis.com/v1/projects?key=posy-local',
    '/v1/projects/posy-local/databases/(default)/documents/taskTemplates',
    '/healthz?',
  ])('is refused, whatever it asks: %s [H-18]', async (path) => {
    for (const host of foreign) {
      const { status, text } = await ask(path, { headers: { host } });
      expect([host, status >= 400]).toEqual([host, true]);
      expect(text).not.toContain('password');
    }
    expect((await ask(path, { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await ask(path, { headers: { host: `localhost:${backend.server.port}` } })).status).not.toBe(421);
  });

  test('is only answered how healthy the server is [H-18]', async () => {
    expect((await ask('/healthz', { headers: { host: '10.1.2.3:8080' } })).status).toBe(200);
  });

  test('is recognised by the public address where there is one [H-18]', () => {
    const known = knowsHost(testConfig('', { publicUrl: 'https://posy.example.com', host: '0.0.0.0' }));
    expect(['posy.example.com', 'POSY.example.com:443', 'localhost:4300', '[::1]:4300'].map(known)).toEqual(
      Array(4).fill(true),
    );
    expect(['example.com', 'xposy.example.com', '', undefined].map(known)).toEqual(Array(4).fill(false));
    expect(knowsHost(testConfig('', { host: '0.0.0.0' }))('nas.home:4300')).toBe(true);
  });
});

describe('a body', () => {
  const large = { 'content-length': '9000000' };
  test.each([
    ['/api/photos?purpose=note&weddingId=w1', { 'content-type': 'application/octet-stream' }],
    ['/api/nonces/create', { 'content-type': 'application/json', 'content-length': '60000' }],
    [
      '/api/photos?purpose=review',
      { 'content-type': 'application/octet-stream', authorization: `Bearer ${'a'.repeat(40)}` },
    ],
  ])('is not waited for from somebody who may not send it: %s [H-18]', async (path, headers) => {
    expect((await ask(path, { method: 'POST', headers: { ...large, ...headers } })).status).toBe(401);
  });
});

test('a change that others undid at each attempt is asked for again, and is no fault of the server [31]', () => {
  const error = Object.assign(new Error('10 ABORTED: run it again.'), { code: 10 });
  const { status, body } = translateError(error);
  expect([status, body.error.code]).toEqual([503, 'busy']);
});

describe('a full disk', () => {
  test.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('8 RESOURCE_EXHAUSTED: The disk is full: nothing was written.'), { code: 8 }),
  ])('is explained in words: %s [H-18]', (error) => {
    const { status, body } = translateError(error);
    expect([status, body.error.code]).toEqual([507, 'storage-full']);
  });
});
